import { escapeText } from '../shared/text/richText'

/** A user who is mentioned in a note: shown as `@` and their name at that time. */
export type Mentioned = { id: number; name: string }

/** How long a mention may stay unread before a mail follows. */
export const MENTION_MAIL_MINUTES = 10

/** In stored text `<` begins a tag and nothing else. */
const MENTION = /<span data-mention="([1-9]\d{0,9})">@([^<]+)<\/span>/g
const TAGGED = /<span\b[^>]*\sdata-mention="([1-9]\d{0,9})"/g

/**
 * The users that a formatted text mentions, each once.
 * @param html sanitised by `cleanHtml`
 */
export const mentionsIn = (html: string | null | undefined): number[] => [
  ...new Set([...(html ?? '').matchAll(TAGGED)].map(([, id]) => Number(id))),
]

const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/**
 * Marks the mentions in a line of plain text: `@` and a name of `people`. If several of them have the
 * same name, the first mention is the first of them, and so on; further mentions are the last one.
 * @param people the users chosen while typing; a mentioned one is removed while another with the same
 *   name follows
 */
export const mentionsMarked = (line: string, people: Mentioned[]): string => {
  let html = ''
  let rest = line
  for (let at = rest.indexOf('@'); at >= 0; at = rest.indexOf('@')) {
    html += escapeText(rest.slice(0, at))
    const after = rest.slice(at + 1)
    const named = people
      .filter(({ name }) => after.startsWith(name) && !isLetter(after[name.length]))
      .sort((one, other) => other.name.length - one.name.length)
    const [person] = named
    if (person) {
      html += `<span data-mention="${person.id}">@${escapeText(person.name)}</span>`
      if (named.filter(({ name }) => name === person.name).length > 1)
        people.splice(people.indexOf(person), 1)
    } else html += '@'
    rest = after.slice(person?.name.length ?? 0)
  }
  return html + escapeText(rest)
}

/**
 * The chosen people whom a text still mentions, counted by name. Of people with one name the last
 * ones remain, as if the earlier mentions were deleted.
 * @param people in the order in which they were chosen
 */
export const stillMentioned = (text: string, people: readonly Mentioned[]): Mentioned[] => {
  const left = new Map<string, number>()
  return people
    .toReversed()
    .flatMap((person) => {
      const { name } = person
      const count = left.get(name) ?? text.split(`@${name}`).length - 1
      left.set(name, count - 1)
      return count > 0 ? [person] : []
    })
    .toReversed()
}

/**
 * Extracts the mentions of a stored line.
 * @returns the line with `@` and names in their place, and the mentioned users
 */
export const mentionsRead = (html: string): { line: string; people: Mentioned[] } => {
  const people: Mentioned[] = []
  const line = html.replace(MENTION, (_, id: string, name: string) => {
    people.push({ id: Number(id), name })
    return `@${name}`
  })
  return { line, people }
}

/**
 * The text after the last `@` before the cursor, for suggesting names.
 * @param text up to the cursor
 * @returns null while no name is typed; at most three words of 40 letters are one
 */
export const nameBeingTyped = (text: string): string | null =>
  /(?:^|[\s([{"'“‘])@([^\s@]{0,40}(?: [^\s@]{1,40}){0,2})$/u.exec(text)?.[1] ?? null
