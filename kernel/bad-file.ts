/** What is said of a file that is no match file: pages say it without knowing how one is read. */
import { BadInput } from './options.ts'

/** What is wrong with a match file, for whoever says it in another language: which kind of fault, and what it is about. */
export interface FileFault {
  readonly kind: 'header' | 'game' | 'rules' | 'table' | 'entry'
  readonly about: string | number
}

/** A file that is no match file. The sentence is for programs; pages say it in their own words. */
export class BadFile extends BadInput {
  constructor(
    sentence: string,
    readonly fault: FileFault,
  ) {
    super(sentence)
  }
}
