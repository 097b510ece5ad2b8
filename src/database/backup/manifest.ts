import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { sync } from './syncFile'
import { BackupProblem } from './problem'

/**
 * Encrypted backups have a format of their own, so that earlier versions report that they cannot
 * read them.
 */
const [PLAIN, ENCRYPTED] = [1, 2] as const
const FILE = 'manifest.json'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
/** Size and hash of the encrypted file, to check it without the private key. */
const encrypted = z.strictObject({ bytes: count, sha256: hash }).optional()
const shape = z.strictObject({
  format: z.union([z.literal(PLAIN), z.literal(ENCRYPTED)]),
  /** Public key of age that the tables and files are encrypted for. */
  recipient: z.string().optional(),
  /** Name and version of the program that made it. */
  product: z.string(),
  /** The moment of the data. */
  createdAt: z.iso.datetime(),
  /** Version of the PostgreSQL server. */
  server: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string()),
      rows: count,
      bytes: count,
      sha256: hash,
      digest: z.string().regex(/^[0-9a-f]{32}$/),
      encrypted,
    }),
  ),
  sequences: z.array(
    z.strictObject({
      name: z.string(),
      lastValue: z.string().regex(/^-?\d+$/),
      isCalled: z.boolean(),
    }),
  ),
  files: z.array(
    z.strictObject({
      // They are used as paths.
      folder: z.string().regex(/^[a-z0-9-]+$/),
      name: z.string().regex(/^[^./\\][^/\\]*$/),
      bytes: count,
      sha256: hash,
      encrypted,
    }),
  ),
  /** Fingerprint of PAYLOAD_SECRET, from which it cannot be found. */
  secret: z.string().regex(/^[0-9a-f]{16}$/),
})
const schema = shape.refine(({ format, recipient, tables, files }) =>
  [recipient, ...[...tables, ...files].map((entry) => entry.encrypted)].every(
    (fact) => (fact !== undefined) === (format === ENCRYPTED),
  ),
)

/** The content of a backup. Written last: a folder without it is not a backup. */
export type Manifest = z.output<typeof schema>
export type ManifestTable = Manifest['tables'][number]
export type ManifestFile = Manifest['files'][number]

/** The format of a backup that is encrypted for a key, or of one that is not. */
export const formatFor = (recipient: string | null): Manifest['format'] =>
  recipient ? ENCRYPTED : PLAIN

const sealOf = (manifest: unknown) =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

/** Writes the manifest of a backup whose other files exist. This makes it a backup. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const file = path.join(folder, FILE)
  const text = JSON.stringify({ ...manifest, seal: sealOf(manifest) }, null, 1)
  await writeFile(`${file}.part`, `${text}\n`, { mode: 0o600 })
  await sync(`${file}.part`)
  await sync(path.join(folder, 'tables'))
  await rename(`${file}.part`, file)
  await sync(folder)
  await sync(path.dirname(folder))
}

const damaged = (folder: string, why: string) =>
  new BackupProblem('damaged', `The manifest of the backup ${folder} is damaged: ${why}.`)

/**
 * Reads the manifest of a backup.
 * @throws {BackupProblem} `setting` if there is no backup, `damaged` for a changed manifest,
 *   `newer` for one of a later format
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    throw new BackupProblem('setting', `There is no backup in ${folder}: it has no ${FILE}.`)
  })
  let parsed: Record<string, unknown>
  try {
    parsed = JSON.parse(text) as Record<string, unknown>
  } catch {
    throw damaged(folder, 'it is no JSON')
  }
  const { seal, ...content } = Object(parsed) as Record<string, unknown>
  if (seal !== sealOf(content)) throw damaged(folder, 'it was changed after the backup')
  if (typeof content.format === 'number' && content.format > ENCRYPTED)
    throw new BackupProblem(
      'newer',
      `The backup ${folder} has format ${content.format}, which a newer version of this program reads.`,
    )
  const read = schema.safeParse(content)
  if (!read.success) throw damaged(folder, read.error.issues[0]?.path.join('.') ?? 'its content')
  return read.data
}
