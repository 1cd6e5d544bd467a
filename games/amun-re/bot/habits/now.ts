/** The habits of the round that is played. */
import type { State } from '../../rules/types.ts'
import { HABITS } from '../learned/habits.ts'
import type { Habits } from './habit.ts'

export const habitsOf = (state: State): Habits => HABITS[state.gold.length][state.round - 1]
