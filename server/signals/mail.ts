/** Signals as mails: text in the person's language, one click to stop them (RFC 8058), and a Message-ID by which a repeat is recognised. */
import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '../../words/languages.ts'
import { isSame, type Keys } from '../people/keys.ts'
import { type Mailer, MailFault, nameInMail } from '../people/mailer.ts'
import type { Store } from '../store/store.ts'
import { mailOf } from '../store/ways.ts'
import type { Message, Outcome, Target, Way } from './way.ts'

/** What a mail needs of the house. */
export interface Post {
  readonly store: Store
  readonly mailer: Mailer
  readonly keys: Keys
  readonly origin: string
}

/** A signature of so many letters is more than anybody can guess, and fits into a short address. */
const SIGNATURE = 22

/** The end of the address at which somebody stops their mails, without signing in. */
export const stopToken = (keys: Keys, player: string): string =>
  `${player}-${keys.sign('unsubscribe', player).slice(0, SIGNATURE)}`

/** Whose mails it stops; undefined if it was not made here. */
export function playerOfStop(keys: Keys, token: string): string | undefined {
  const player = token.slice(0, -SIGNATURE - 1)
  return isSame(token, stopToken(keys, player)) ? player : undefined
}

/** The same for what somebody hears of new tables of one game. */
const hearingToken = (keys: Keys, player: string, game: string): string => {
  const what = `${player}~${game}`
  return `${what}-${keys.sign('hearing', what).slice(0, SIGNATURE)}`
}

/** What it stops, and for whom; undefined if it was not made here. */
export function hearingOfStop(
  keys: Keys,
  token: string,
): { readonly player: string; readonly game: string } | undefined {
  const [player, game] = token.slice(0, -SIGNATURE - 1).split('~')
  return game !== undefined && isSame(token, hearingToken(keys, player, game)) ? { player, game } : undefined
}

export function mailWay(post: Post): Way {
  return {
    name: 'mail',
    async targets(player, { mail, language }) {
      if (!mail) return []
      const found = await post.store.run(sql => mailOf(sql, player))
      return found ? [targetOf(post, found, isLanguage(language) ? language : 'en')] : []
    },
  }
}

interface Recipient {
  readonly address: string
  readonly name: string
}

function targetOf(post: Post, recipient: Recipient, language: Language): Target {
  return {
    name: 'mail',
    async send(message): Promise<Outcome> {
      try {
        await post.mailer.send(await letter(post, recipient, message, language))
        return { came: 'sent' }
      } catch (error) {
        if (error instanceof MailFault && error.lasting) return { came: 'gone' }
        throw error
      }
    },
  }
}

async function letter(
  { keys, origin }: Post,
  { address, name }: Recipient,
  { id, player, match, kind, game, in: tellIn }: Message,
  language: Language,
) {
  const { game: called, title, asked, left, words: w } = await tellIn(language)
  const isTurn = kind === 'turn'
  const stop = `${origin}/stop/${isTurn ? stopToken(keys, player) : hearingToken(keys, player, game)}`
  const lines = [
    w.signal.hello({ name: nameInMail(name) }),
    '',
    title,
    asked,
    ...(left === null ? [] : [left]),
    '',
    w.signal.open({ url: `${origin}/t/${match}` }),
    '',
    '-- ', // what follows is a signature to mail programs
    isTurn ? w.signal.stop({ url: stop }) : w.signal.stopHearing({ game: called, url: stop }),
  ]
  return {
    to: address,
    subject: title,
    text: lines.join('\n'),
    id: `${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${new URL(origin).hostname}`,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
