/** The types of the oasis: state, actions, events, view. */
export type { Action, Event as OasisEvent, Frame, State, View } from '../../../kernel/toy.ts'
