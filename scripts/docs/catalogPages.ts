import { CATALOG } from '../../src/catalog'
import { COMMANDS, LIST_COMMANDS } from '../../src/catalog/commands/entries'
import { BODY_READINGS } from '../../src/catalog/commands/readings'
import { SUBJECT_OF_EVENT, type EventName } from '../../src/domain/events/entries'
import { subscribersOf } from '../../src/domain/events/events'
import { code, list, row, table } from './markdown'

type Commands = Readonly<Record<string, Readonly<Record<string, { path: string }>>>>

const pathsOf = (commands: Commands, slug: string, before: string): string[] =>
  Object.values(commands[slug] ?? {}).map(({ path }) => `${before}${path}`)

/** The collections that REST answers, with what each takes and where people see it. */
export const collectionTable = (): string =>
  table(
    ['collection', 'right on', 'methods', 'also', 'commands', 'pages'],
    CATALOG.entities.flatMap(({ slug, api, readers, routes }) =>
      api
        ? [
            row(
              code(slug),
              readers.join(', '),
              api.methods.join(' '),
              list([
                ...(api.listViews ?? []).map((view) => `GET /${view}`),
                ...(api.recordViews ?? []).map(({ name }) => `GET /:id/${name}`),
              ]),
              list([
                ...pathsOf(COMMANDS, slug, '/:id'),
                ...pathsOf(LIST_COMMANDS, slug, ''),
                ...pathsOf(BODY_READINGS, slug, ''),
              ]),
              list(routes.map(({ path }) => path)),
            ),
          ]
        : [],
    ),
  )

/** What is told to others once it has happened. */
export const eventTable = (): string =>
  table(
    ['event', 'about', 'told to'],
    Object.entries(SUBJECT_OF_EVENT).map(([name, subject]) =>
      row(code(name), code(subject), subscribersOf(name as EventName).join(', ')),
    ),
  )
