/** Stands for the rules while this is a template: npm run new-game writes a copy of the toy game in its place. */
export { toy as oasis } from '../../../kernel/toy.ts'
