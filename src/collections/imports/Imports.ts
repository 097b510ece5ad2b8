import type { Access, Where } from 'payload'
import { nobody, openFields } from '@/access/collectionAccess'
import { importableBy } from '@/access/importRights'
import { staffIdOf } from '@/access/session/staffOf'
import { IMPORT_MODES, IMPORT_STATUSES } from '@/domain/imports/imports'
import { momentField } from '@/fields/momentField'
import { readOnly } from '@/fields/readOnly'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { importCommands } from './endpoints/importCommands'
import { importReadings } from './endpoints/importReadings'

/** Users read their own imports, and those of others into collections they may import into. */
const readable: Access = async ({ req }) => {
  const person = staffIdOf(req)
  if (person === null) return false
  const mine: Where = { createdBy: { equals: person } }
  const ofMyTargets: Where = { target: { in: await importableBy(req) } }
  return { or: [mine, ofMyTargets] }
}

const count = (name: string) => readOnly({ name, type: 'number' as const, defaultValue: 0 })
const kept = (name: string) => readOnly({ name, type: 'json' as const, hidden: true })

/**
 * An imported file with its state. Written by commands only (`operations/imports`); its rows are in
 * `import_rows`, a table without a collection: a user gets only the rows and fields they may read.
 */
export const Imports = defineCollection({
  slug: 'imports',
  access: { read: readable, create: nobody, update: nobody, delete: nobody },
  fieldRights: openFields,
  // It has custom pages: no list or form of Payload's.
  admin: { hidden: true },
  defaultSort: '-id',
  endpoints: [...importReadings, ...importCommands],
  fields: [
    // The collection into which the rows are imported.
    readOnly({ name: 'target', type: 'text', required: true, index: true }),
    readOnly({ name: 'fileName', type: 'text', required: true, maxLength: 255 }),
    readOnly({ name: 'kind', type: 'text', required: true }),
    readOnly({
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'mapping',
      index: true,
      options: options('imports.statuses', IMPORT_STATUSES),
    }),
    readOnly({ name: 'mode', type: 'select', options: options('imports.modes', IMPORT_MODES) }),
    readOnly({ name: 'whole', type: 'checkbox', defaultValue: false }),
    ...['total', 'ready', 'errors', 'done', 'undone'].map(count),
    readOnly({ name: 'createdBy', type: 'relationship', relationTo: 'users', required: true }),
    readOnly(momentField({ name: 'finishedAt' })),
    // `key`: the field that identifies the record of a row. `reason`: the refusal that stopped the
    // import. `locale`: the language of the importer, for stored messages that have no code.
    ...['key', 'reason', 'locale'].map((name) =>
      readOnly({ name, type: 'text' as const, hidden: true }),
    ),
    // How often the rows were checked. Results of an earlier round are discarded.
    readOnly({ name: 'round', type: 'number', defaultValue: 0, hidden: true }),
    // `headers`: the column headers of the file. `mapping`: which column fills which field.
    // `styles`: how the numbers of a column are written.
    ...['headers', 'mapping', 'styles'].map(kept),
  ],
})
