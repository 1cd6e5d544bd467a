/** What is announced one after the other is read together, and nothing of it is left unread. */
import { expect, test, vi } from 'vitest'
import type { Topic } from '../store/store.ts'
import type { Chats } from './chats.ts'
import type { Homes } from './homes.ts'
import type { Hub } from './hub.ts'
import { News } from './news.ts'

const changed = (match: string, version: number): Topic => ({ of: 'match', match, version })

test('the first is read at once; those that come soon afterwards wait for each other', async () => {
  const read: [string, number][][] = []
  const hub: Pick<Hub, 'isBehind' | 'refresh'> = {
    isBehind: match => match !== 'nobody watches',
    refresh: async versions => void read.push([...(versions ?? [])]),
  }
  const homes: Pick<Homes, 'tell'> = { tell: () => undefined }
  const news = new News(hub as Hub, {} as Chats, homes as Homes, () => '')
  news.hear(changed('one', 1))
  await vi.waitFor(() => expect(read).toEqual([[['one', 1]]]))
  for (const [match, version] of [
    ['one', 2],
    ['two', 1],
    ['nobody watches', 1],
    ['one', 3],
  ] as const) {
    news.hear(changed(match, version))
    await Promise.resolve()
  }
  await vi.waitFor(() => expect(read).toHaveLength(2))
  expect(read[1]).toEqual([
    ['one', 3],
    ['two', 1],
  ])
  news.hear(changed('two', 2))
  await vi.waitFor(() => expect(read[2]).toEqual([['two', 2]]))
})
