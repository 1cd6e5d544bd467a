/** What is checked on every page: no finding of axe, and a picture kept to be looked at. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const FOLDER = join('.cache', 'shots')

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
}

/** All findings, one line each. A board has a thousand elements: only what is wrong with them is described, and in the page itself. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true) // there are no frames to look into
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary?.split('\n')[1] ?? ''}`,
  )
}
