import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS, STEP_COMMANDS } from '@/catalog/commands/entries'
import { BODY_READINGS } from '@/catalog/commands/readings'
import {
  OPEN_COLLECTIONS,
  OWN_SECURITY,
  SIGN_IN_ROUTES,
  SIGN_IN_STEPS,
  UPLOAD_COLLECTIONS,
} from '@/gate/routes/openRoutes'
import type { Client } from './client'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const SIGN_INS = Object.keys(SIGN_IN_ROUTES).filter((name) => name !== 'me')

type Rows = Readonly<Record<string, { id: number }>>
type Paths = Record<string, { path: string }>
type Change = { method: 'post' | 'patch' | 'remove'; path: string; file?: FormData }

/**
 * Every request of the REST interface that changes something, and the reads that are sent as a body.
 * @param rows a row of each collection, to change or delete
 */
export const everyChange = (rows: Rows): Change[] => {
  const idOf = (slug: string) => rows[slug]?.id ?? 1
  const post = (path: string): Change => ({ method: 'post', path })
  const upload = (slug: string): Change => {
    const file = new FormData()
    file.set('file', new Blob([PNG], { type: 'image/png' }), 'x.png')
    file.set('_payload', JSON.stringify(slug === 'media' ? {} : { tender: idOf('tenders') }))
    return { ...post(`/${slug}`), file }
  }
  const create = (slug: string) =>
    UPLOAD_COLLECTIONS.includes(slug) ? upload(slug) : post(`/${slug}`)
  return [
    ...Object.entries(OPEN_COLLECTIONS).flatMap(([slug, methods]): Change[] => [
      ...(methods.includes('POST') ? [create(slug)] : []),
      ...(methods.includes('PATCH')
        ? [{ method: 'patch', path: `/${slug}/${idOf(slug)}` } as const]
        : []),
      ...(methods.includes('DELETE')
        ? [{ method: 'remove', path: `/${slug}/${idOf(slug)}` } as const]
        : []),
    ]),
    ...[COMMANDS, STEP_COMMANDS].flatMap((registry) =>
      Object.entries<Paths>(registry).flatMap(([slug, commands]) =>
        Object.values(commands).map(({ path }) => post(`/${slug}/${idOf(slug)}${path}`)),
      ),
    ),
    ...[LIST_COMMANDS, ROOT_COMMANDS, BODY_READINGS].flatMap((registry) =>
      Object.entries<Paths>(registry).flatMap(([slug, commands]) =>
        Object.values(commands).map(({ path }) => post(`/${slug}${path}`)),
      ),
    ),
    post('/globals/settings'),
    post('/payload-preferences/x'),
    { method: 'remove', path: '/payload-preferences/x' },
    ...[...SIGN_INS, ...SIGN_IN_STEPS.map((step) => `login/${step}`), ...OWN_SECURITY].map((name) =>
      post(`/users/${name}`),
    ),
    post('/users/invite'),
    { method: 'patch', path: '/notifications/preferences' },
    post('/calendar-feeds'),
    { method: 'remove', path: '/calendar-feeds' },
  ]
}

/** Sends it with an empty body, or its file. */
export const sendChange = (client: Client, { method, path, file }: Change) =>
  method === 'remove' ? client.remove(path) : client[method](path, file ?? {})
