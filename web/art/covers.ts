/** The pictures of the games on the front page. */
import type { Component } from 'svelte'
import AmunRe from '../../games/amun-re/board/art/Cover.svelte'
import Aton from '../../games/aton/board/art/Cover.svelte'
import type { GameId } from '../../games/cards.ts'
import Dahschur from '../../games/dahschur/board/art/Cover.svelte'
import Horus from '../../games/horus/board/art/Cover.svelte'

export const COVERS: Readonly<Record<GameId, Component>> = {
  'amun-re': AmunRe,
  aton: Aton,
  dahschur: Dahschur,
  horus: Horus,
}
