import type { Payload } from 'payload'
import { assistantCommands } from '@/catalog/commands/assistants'
import { closedObject, ID_SCHEMA, type JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { bodySchemaOf } from '@/catalog/commands/bodies/schemaOf'
import type { CommandRight } from '@/catalog/commands/command'
import { commandOf } from '@/catalog/commands/registry'
import { createCustomer } from '@/operations/customers/createCustomer'
import { described, sentFields, tenderLine, WRITING } from './inputs'
import type { Change, ToolArguments, WriteTool } from './tool'

type Properties = Readonly<Record<string, JsonSchema>>

const writing = (properties: Properties, required: readonly string[]): JsonSchema =>
  closedObject({ ...properties, ...WRITING }, required)

/** Renames arguments to the fields they fill. */
const renamed = (args: ToolArguments, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [names[name] ?? name, value] as const),
  )

const create = (slug: string, body: unknown): Change => ({ method: 'POST', segments: [slug], body })

/** A tool for the tender commands of one use. */
const commandTool = (args: {
  use: 'advance' | 'takeBack'
  name: string
  description: string
}): WriteTool => {
  const { use, name, description } = args
  const names = assistantCommands(use)
  const bodies = names.map((command) => ({
    title: command,
    ...bodySchemaOf(commandOf('tenders', command).body),
  }))
  return {
    name,
    description,
    input: writing(
      {
        id: described(ID_SCHEMA, 'The tender.'),
        command: { enum: names },
        body: described(
          { anyOf: bodies },
          'What the command asks for; {} for one that asks nothing.',
        ),
      },
      ['id', 'command'],
    ),
    isOffered: (may) =>
      names.some((command) => commandOf('tenders', command).needs.every((right) => may(right))),
    isDestructive: use === 'takeBack',
    change: ({ id, command, body = {} }) => ({
      method: 'POST',
      segments: ['tenders', String(id), commandOf('tenders', command as never).path.slice(1)],
      body,
    }),
  }
}

const TENDER_FIELDS = [
  'title',
  'type',
  'company',
  'employee',
  'companyProject',
  'date',
  'validUntil',
  'currency',
  'currencyRate',
  'discountType',
  'discountValue',
  'notes',
  'internalNote',
] as const

const NEEDS_CUSTOMER: readonly CommandRight[] = [['create', 'customers']]

/** Writing tools, none of which sends anything out of the company. */
export const writeTools = (payload: Payload): WriteTool[] => [
  {
    name: 'draft_tender',
    description:
      'Begins a tender as a draft, for a company or for somebody who is no customer yet (name with email or phone).',
    input: writing(
      {
        ...sentFields(payload, 'tenders', TENDER_FIELDS),
        name: { type: 'string', maxLength: 200 },
        email: { type: 'string', maxLength: 200 },
        phone: { type: 'string', maxLength: 40 },
        items: { type: 'array', items: tenderLine(payload), maxItems: 200 },
      },
      ['title', 'currency', 'items'],
    ),
    isOffered: (may) => may(['create', 'tenders']),
    change: (args) =>
      create(
        'tenders',
        renamed(args, {
          name: 'unconnectedName',
          email: 'unconnectedEmail',
          phone: 'unconnectedPhone',
        }),
      ),
  },
  {
    name: 'change_draft',
    description:
      'Changes a tender that is not approved. `updatedAt` is that of the tender as it was read; `items` replaces all lines.',
    input: writing(
      {
        id: ID_SCHEMA,
        updatedAt: { type: 'string', maxLength: 40 },
        changes: closedObject({
          ...sentFields(payload, 'tenders', TENDER_FIELDS),
          items: {
            type: 'array',
            items: {
              ...tenderLine(payload),
              properties: {
                ...(tenderLine(payload).properties as Properties),
                id: described(ID_SCHEMA, 'Of a line that is there already.'),
              },
            },
            maxItems: 200,
          },
        }),
      },
      ['id', 'updatedAt', 'changes'],
    ),
    isOffered: (may) => may(['write', 'tenders']) || may(['create', 'tenders']),
    change: ({ id, updatedAt, changes }) => ({
      method: 'PATCH',
      segments: ['tenders', String(id)],
      body: changes,
      ifMatch: String(updatedAt),
    }),
  },
  commandTool({
    use: 'advance',
    name: 'advance_tender',
    description:
      'Gives a command that brings a tender forward. `available_steps` says which can be given.',
  }),
  commandTool({
    use: 'takeBack',
    name: 'take_back_tender',
    description: 'Gives a command that takes a step of a tender back or ends it.',
  }),
  {
    name: 'reserve_stock',
    description: 'Reserves a quantity of a stock card until a day, for a tender or in general.',
    input: writing(
      {
        card: ID_SCHEMA,
        quantity: sentFields(payload, 'stock-reservations', ['quantity']).quantity ?? {},
        tender: ID_SCHEMA,
        until: described({ type: 'string', maxLength: 40 }, 'A day, 2026-03-31.'),
        note: { type: 'string', maxLength: 2000 },
      },
      ['card', 'quantity'],
    ),
    isOffered: (may) => may(['create', 'stock-reservations']),
    change: (args) =>
      create('stock-reservations', renamed(args, { card: 'stockCard', until: 'reservedUntil' })),
  },
  {
    name: 'post_movement',
    description:
      'Posts goods that came in or went out. A movement is never edited: a person reverses it.',
    input: writing(
      {
        card: ID_SCHEMA,
        ...sentFields(payload, 'stock-movements', ['type', 'quantity', 'price', 'project', 'note']),
        currency: sentFields(payload, 'stock-movements', ['currencyType']).currencyType ?? {},
        rate: sentFields(payload, 'stock-movements', ['currencyRate']).currencyRate ?? {},
        day: described({ type: 'string', maxLength: 40 }, 'A day, 2026-03-31.'),
      },
      ['card', 'type', 'quantity', 'price', 'currency'],
    ),
    isOffered: (may) => may(['create', 'stock-movements']),
    change: (args) =>
      create(
        'stock-movements',
        renamed(args, {
          card: 'stockCard',
          currency: 'currencyType',
          rate: 'currencyRate',
          day: 'operationDate',
        }),
      ),
  },
  {
    name: 'create_customer',
    description:
      'Creates a company with its employees, all or none. Look for an existing one with `search` first.',
    input: writing(
      {
        company: closedObject(
          sentFields(payload, 'companies', ['name', 'title', 'description', 'email', 'language']),
          ['name'],
        ),
        employees: {
          type: 'array',
          items: closedObject(
            sentFields(payload, 'employees', ['name', 'title', 'phone1', 'cellPhone1', 'email']),
            ['name'],
          ),
          maxItems: 20,
        },
      },
      ['company'],
    ),
    isOffered: (may) => NEEDS_CUSTOMER.every(may),
    change: ({ company, employees = [] }) => ({
      needs: NEEDS_CUSTOMER,
      operation: (req) =>
        createCustomer({
          req,
          company: company as ToolArguments,
          employees: employees as ToolArguments[],
        }),
    }),
  },
  {
    name: 'log_meeting',
    description: 'Writes a meeting with a customer down, planned or held.',
    input: writing(
      {
        ...sentFields(payload, 'meets', [
          'company',
          'title',
          'startsAt',
          'endsAt',
          'allDay',
          'duration',
          'status',
          'notes',
        ]),
        type: sentFields(payload, 'meets', ['meetType']).meetType ?? {},
      },
      ['company', 'title'],
    ),
    isOffered: (may) => may(['create', 'meets']),
    change: (args) => create('meets', renamed(args, { type: 'meetType' })),
  },
]
