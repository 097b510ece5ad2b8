import type { Action, Right, Subject } from '@/catalog/names'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'
import type { CommandBody } from './bodies/body'

/**
 * A right as a question; a field where a right that was narrowed to others is not enough, `*` where
 * it may not be narrowed at all.
 */
export type CommandRight = readonly [Right[0], Right[1], field?: string]

/** Rights that a role narrows to what their holders may fill in. */
type Writing = 'create' | 'write'

/**
 * A right that a command needs. One that creates or writes names what the command fills in, `*` for
 * more than one field: a role that is narrowed to others would write them by the command. What a
 * command takes from elsewhere or works out for itself counts like what is typed.
 */
export type NeededRight =
  | readonly [Exclude<Action, Writing>, Subject, field?: string]
  | readonly [Writing, Subject, field: string]

/** Pictures of commands; the frame draws each. */
export type CommandIcon =
  | 'apart'
  | 'assemble'
  | 'archive'
  | 'back'
  | 'ban'
  | 'branch'
  | 'calendar'
  | 'check'
  | 'count'
  | 'copy'
  | 'handOver'
  | 'receipt'
  | 'refund'
  | 'send'
  | 'stamp'
  | 'template'
  | 'thumbDown'
  | 'transfer'
  | 'unlock'
  | 'userOff'
  | 'userOn'

/** What a command is called, asked with and reported by; `{name}` and `{number}` of its record. */
export type CommandWords = {
  label: MessageKey
  title: MessageKey
  text?: MessageKey
  notice: MessageKey
  icon: CommandIcon
}

/** What the product says once about a command; screens, endpoints, the gate and docs read it. */
export type Command = {
  /** After the record's address. */
  path: `/${string}`
  words: CommandWords
  /** All of these rights are needed. */
  needs: readonly NeededRight[]
  /** This one as well for a record that somebody else made. */
  ofAnother?: NeededRight
  /** States of the record in which it can be given: the very lists that the domain's rules read. */
  from: readonly string[]
  /**
   * States in which it is what usually comes next: the main button of a record (`nextSteps`). A tender
   * past its days counts as expired here, which no command starts from by that name.
   */
  nextIn?: readonly string[]
  /** What is sent with it; the dialog asks for these fields. */
  body: CommandBody
  /** Status of the answer (201 where it makes another record) and collection of the record in it. */
  answer: { status: 200 | 201; of: string }
  /** Why it can be refused, besides what any command can be refused for (`refusalsOf`). */
  codes: readonly RefusalCode[]
  /** It gives back what is held for the record. */
  releases?: boolean
  /** It takes something back or ends it. */
  isDestructive?: boolean
  /** It writes what people write in the form of the record, which is then filled anew. */
  changesContent?: boolean
  /** Giving it to many records at once makes sense. */
  inBulk?: boolean
}

/** A command that concerns no single record: it is given to a list, about what is one's own. */
export type ListCommand = Pick<Command, 'path' | 'body' | 'codes'>

/**
 * A command of what is no collection: `POST /:root/:command`. What it is given to is named in its
 * body; it answers `{ done: true }`, unless it makes a file.
 */
export type RootCommand = Pick<Command, 'path' | 'needs' | 'body' | 'codes' | 'isDestructive'> & {
  /**
   * It changes nothing: its answer is a file, or JSON that is nowhere kept, not even for a repeated
   * request.
   */
  answers?: 'file' | 'secret'
}

/**
 * What is asked in a body, because addresses are logged: `POST /:slug/:reading`. It changes nothing, so
 * the right to read is enough.
 */
export type BodyReading = Pick<Command, 'path' | 'needs' | 'body' | 'codes'> & {
  answers: 'reading'
}

/** Why any command of a record can be refused. */
const ANY: readonly RefusalCode[] = ['signInFirst', 'notAllowed', 'notFound']

/** Every code the answer of a command can carry, requests the gate stops apart (docs/refusals.md). */
export const refusalsOf = ({ body, codes }: Pick<Command, 'body' | 'codes'>): RefusalCode[] => {
  const asks = Object.keys(body).length > 0
  return [...ANY, ...(asks ? (['invalidInput'] as const) : []), ...codes]
}

/** True for a command that answers another record than the one it was given to. */
export const makesNew = ({ answer }: Command): boolean => answer.status === 201
