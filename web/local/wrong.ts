/** What a worker may find wrong with what it is told, under the names by which the page knows it. */
export { BadFile } from '../../kernel/bad-file.ts'
export { BadInput } from '../../kernel/options.ts'
