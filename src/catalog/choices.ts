import { idOf, type Id } from '@/domain/shared/idOf'

import type { Column } from './column'
import { entityOf } from './index'
import { isScoped, recordPages } from './links'

/** A record as an option of a picker: its name, what distinguishes it, its company. */
export type Choice = { readonly id: Id } & Readonly<Record<string, unknown>>

/** A fact next to the name of a record, rendered as in its list. */
export type Fact = { name: string; column: Column; unless?: string }

const unique = (names: readonly string[]): string[] => [...new Set(names)]

/** The fields that name a record in a picker, all that are filled: number and title. */
export const namesOf = (slug: string): readonly string[] => {
  const { goesBy = [], title, list } = entityOf(slug) ?? {}
  const written = goesBy.filter((name) => {
    const kind = list?.columns[name]?.kind
    return kind === 'text' || kind === 'code'
  })
  return written.length > 0 ? written : title ? [title] : []
}

/** Fields that distinguish a record from similar ones in a list of choices. */
export const factsOf = (slug: string): Fact[] => {
  const { choice, list } = entityOf(slug) ?? {}
  return (choice?.facts ?? []).map((fact) => {
    const { field: name, unless } =
      typeof fact === 'string' ? { field: fact, unless: undefined } : fact
    const column = list?.columns[name]
    if (!column) throw new Error(`${slug}: its list has no column for ${name}`)
    return { name, column, ...(unless && { unless }) }
  })
}

/** Fields whose exact codes are matched first. */
export const codesOf = (slug: string): readonly string[] =>
  entityOf(slug)?.search?.palette?.codes ?? []

/** The searched fields of its own table; only the names if it has no search. */
export const searchedFields = (slug: string): readonly string[] => {
  const fields = entityOf(slug)?.search?.fields ?? []
  const own = fields.map(({ path }) => path).filter((path) => !path.includes('.'))
  return own.length > 0 ? own : namesOf(slug)
}

/** Sort order before anything is typed. */
export const choiceOrder = (slug: string): string =>
  entityOf(slug)?.choice?.sort ?? namesOf(slug).at(-1) ?? '-id'

const standsBelowACompany = (slug: string): boolean =>
  recordPages().some((page) => page.slug === slug && isScoped(page.route))

/** All fields needed to choose, name and open a record. */
export const choiceFields = (slug: string): string[] =>
  unique([
    ...namesOf(slug),
    ...codesOf(slug),
    ...factsOf(slug).flatMap(({ name, unless, column: { currency } }) => [
      name,
      ...(currency && 'field' in currency ? [currency.field] : []),
      ...(unless ? [unless] : []),
    ]),
    ...(standsBelowACompany(slug) ? ['company'] : []),
  ])

/** The name of a record in a picker; empty where it has none. */
export const choiceName = (slug: string, choice: Choice): string =>
  namesOf(slug)
    .flatMap((name) => {
      const value = choice[name]
      return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
    })
    .join(' · ')

/** The value with relations reduced to ids. */
export const choiceOf = (doc: Readonly<Record<string, unknown>> & { id: Id }): Choice =>
  'company' in doc ? { ...doc, company: idOf(doc.company) } : doc
