import type { Action, Right, Subject } from '@/catalog/names'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'
import type { CommandBody } from './bodies/body'

/**
 * A right to check; with a field if a right restricted to others is not sufficient, `*` if it must
 * be unrestricted.
 */
export type CommandRight = readonly [Right[0], Right[1], field?: string]

/** Rights that roles can restrict to fields. */
type Writing = 'create' | 'write'

/**
 * A right required by a command. Create and write rights name the field that the command writes,
 * `*` for several: a role restricted to other fields must not write them through the command.
 * Copied or calculated values count like typed ones.
 */
export type NeededRight =
  | readonly [Exclude<Action, Writing>, Subject, field?: string]
  | readonly [Writing, Subject, field: string]

/** Icons of commands. */
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

/** Texts of a command: label, confirmation and notice; `{name}` and `{number}` of its record. */
export type CommandWords = {
  label: MessageKey
  title: MessageKey
  text?: MessageKey
  notice: MessageKey
  icon: CommandIcon
}

/**
 * What the dialog of a command shows of its record: what a group is assembled from, or gives when it
 * is taken apart; what an approval reserves; what a leaver leaves behind.
 */
type DialogPart = 'assembly' | 'disassembly' | 'approval' | 'leftBehind'

/** The definition of a command; screens, endpoints, the gate and docs use it. */
export type Command = {
  /** Appended to the record's path. */
  path: `/${string}`
  words: CommandWords
  /** All of these rights are required. */
  needs: readonly NeededRight[]
  /** Additionally required for another author's record. */
  ofAnother?: NeededRight
  /** Statuses of the record that allow it: the same lists as in the domain's rules. */
  from: readonly string[]
  /**
   * Statuses in which it is the usual next step: the main button of a record (`nextSteps`). An
   * expired tender counts as `expired` here, a status that no command starts from.
   */
  nextIn?: readonly string[]
  /** Its request body; the dialog shows these fields. */
  body: CommandBody
  /**
   * Status of the response (201 if it creates another record) and collection of the record in it.
   */
  answer: { status: 200 | 201; of: string }
  /** Its refusals, in addition to those of any command (`refusalsOf`). */
  codes: readonly RefusalCode[]
  /** It releases the record's reservations. */
  releases?: boolean
  /** It reverses or ends something. */
  isDestructive?: boolean
  /** It writes fields of the record's form, which is then refilled. */
  changesContent?: boolean
  /** The created record opens in its form. */
  opensNew?: true
  /** What its dialog shows of the record, if not its fields (`inDialogs`). */
  shows?: DialogPart
  /** It sends a document that prints the terms: its dialog warns of languages without terms. */
  printsTerms?: true
  /** It is also offered as a bulk action. */
  inBulk?: boolean
}

/** A command without a record, on the caller's own data of a list. */
export type ListCommand = Pick<Command, 'path' | 'body' | 'codes'>

/**
 * A command outside of collections: `POST /:root/:command`. Its target is in its body; the response
 * is `{ done: true }`, or a file.
 */
export type RootCommand = Pick<Command, 'path' | 'needs' | 'body' | 'codes' | 'isDestructive'> & {
  /**
   * It changes nothing: the response is a file, or JSON that is never stored, not even for a
   * repeated request.
   */
  answers?: 'file' | 'secret'
  /**
   * For users only, although its right is a read right: programs are refused before their body is
   * read.
   */
  isForPeople?: true
}

/**
 * A query in a body, because URLs are logged: `POST /:slug/:reading`. It changes nothing, so the
 * read right is sufficient.
 */
export type BodyReading = Pick<Command, 'path' | 'needs' | 'body' | 'codes'> & {
  answers: 'reading'
}

/** Refusals of any record command. */
const ANY: readonly RefusalCode[] = ['signInFirst', 'notAllowed', 'notFound']

/** All refusal codes of a command, except those of the gate (docs/refusals.md). */
export const refusalsOf = ({ body, codes }: Pick<Command, 'body' | 'codes'>): RefusalCode[] => {
  const asks = Object.keys(body).length > 0
  return [...ANY, ...(asks ? (['invalidInput'] as const) : []), ...codes]
}

/** True for a command that returns another record. */
export const makesNew = ({ answer }: Command): boolean => answer.status === 201
