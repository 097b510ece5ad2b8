import { MERGE_FIELDS, type MergeField } from '@/domain/customers/merge'
import { bodyField, bodyOf } from './bodies/body'
import { recordNumberField } from './bodies/recordFields'
import type { NeededRight, RootCommand } from './command'

const isField = (name: unknown): name is MergeField =>
  (MERGE_FIELDS as readonly unknown[]).includes(name)

/** Names of fields; empty if left out. */
const fieldsField = bodyField<MergeField[]>(
  {
    input: 'rows',
    isRequired: false,
    schema: { type: 'array', items: { enum: [...MERGE_FIELDS] } },
    codes: ['notAList', 'notAnOption'],
  },
  (sent) => {
    if (sent === null) return { value: [] }
    if (!Array.isArray(sent)) return { code: 'notAList' }
    return sent.every(isField) ? { value: sent } : { code: 'notAnOption' }
  },
)

/**
 * The rights to every field of a company, and to move each kind of its records to another customer.
 * Notes and actions move with the record they are on.
 */
export const MERGE_RIGHTS = [
  ['read', 'customers', '*'],
  ['write', 'customers', '*'],
  ['delete', 'customers'],
  ['write', 'meets', 'company'],
  ['write', 'company-projects', 'company'],
  ['write', 'tenders', 'company'],
  ['create', 'stock-reservations', 'company'],
] as const satisfies readonly NeededRight[]

/** Commands on two companies that are one customer: `POST /companies/merge`, `/companies/split`. */
export const MERGE_COMMANDS = {
  merge: {
    path: '/merge',
    needs: MERGE_RIGHTS,
    body: bodyOf({
      winner: recordNumberField,
      loser: { ...recordNumberField, codes: [...recordNumberField.codes, 'mergeWithItself'] },
      fields: fieldsField,
    }),
    codes: ['companyMerged'],
    isDestructive: true,
  },
  split: {
    path: '/split',
    needs: MERGE_RIGHTS,
    body: bodyOf({ loser: recordNumberField }),
    codes: ['companyNotMerged', 'winnerMerged'],
  },
} as const satisfies Record<string, RootCommand>
