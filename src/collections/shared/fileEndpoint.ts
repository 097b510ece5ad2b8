import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { savedName } from '@/domain/files/fileTypes'
import { Refusal } from '@/domain/shared/refusal'
import { attachmentNamed } from '@/lib/contentDisposition'
import { openFile } from '@/lib/fileStorage'

type Size = { filename?: string | null; mimeType?: string | null } | null
type Row = Size & { originalName?: string | null; sizes?: Record<string, Size> | null }

const rowOf = async (req: PayloadRequest, slug: CollectionSlug, name: string): Promise<Row> => {
  const { upload } = req.payload.collections[slug].config
  const sizes = upload.imageSizes ?? []
  const or: Where[] = ['filename', ...sizes.map((size) => `sizes.${size.name}.filename`)].map(
    (path) => ({ [path]: { equals: name } }),
  )
  const { docs } = await req.payload.find({
    collection: slug,
    where: { or },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [row] = docs
  if (!row) throw new Refusal('notFound')
  return row as unknown as Row
}

/**
 * `GET /:slug/file/:filename`: a stored file, for users who may read the record that names it. A
 * file that no record names is not found, even if it is on the disk.
 * @param slug of the collection
 * @param folder its files are kept in
 */
export const fileEndpoint = (slug: CollectionSlug, folder: string): Endpoint => ({
  path: '/file/:filename',
  method: 'get',
  handler: async (req) => {
    const name = String(req.routeParams?.filename ?? '')
    // No stored file has such a name: refused without a query to the database or the disk.
    if (name.length > 255 || /[/\\\0]|^\./.test(name)) throw new Refusal('notFound')
    const row = await rowOf(req, slug, name)
    const size = Object.values(row.sizes ?? {}).find((one) => one?.filename === name)
    const file = await openFile(folder, name)
    if (!file) {
      req.payload.logger.error({ msg: 'A stored file is missing', folder, name })
      throw new Refusal('notFound')
    }
    const type = (size ?? row).mimeType ?? 'application/octet-stream'
    return new Response(file.body, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(file.size),
        'Content-Disposition': attachmentNamed(savedName(row.originalName ?? name, type)),
      },
    })
  },
})
