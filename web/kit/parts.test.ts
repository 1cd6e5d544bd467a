/** Parts of a board are built one by one, in the order of the page, and the board then stands. */
import { expect, test } from 'vitest'
import { announce, beginBoard, boardStands } from './parts.ts'

const untilStanding = async (): Promise<void> => {
  while (!boardStands()) await new Promise(resolve => setTimeout(resolve))
}

test('parts within a part come before those beside it', async () => {
  beginBoard()
  const built: string[] = []
  announce(() => {
    built.push('river')
    announce(() => built.push('boat'))
    announce(() => built.push('reeds'))
  })
  announce(() => built.push('hand'))
  expect(built).toEqual([])
  await untilStanding()
  expect(built).toEqual(['river', 'boat', 'reeds', 'hand'])
})

test('what is called off is not built, and the next board begins anew', async () => {
  beginBoard()
  const built: string[] = []
  const callOff = announce(() => built.push('gone'))
  announce(() => built.push('here'))
  callOff()
  await untilStanding()
  expect(built).toEqual(['here'])
  beginBoard()
  expect(boardStands()).toBe(false)
})
