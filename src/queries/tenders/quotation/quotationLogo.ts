import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { openFile } from '@/lib/fileStorage'

/** Enough for 60 mm at 300 dpi. */
const MAX_PIXELS = { width: 720, height: 240 }

// Stored names are never reused for another file; a company has one logo at a time.
let kept: { name: string; bytes: Uint8Array } | undefined

const draw = (bytes: Buffer): Promise<Uint8Array> => {
  const picture = sharp(bytes)
    .rotate()
    .resize({
      ...MAX_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    })
  return picture.toColourspace('srgb').png().toBuffer()
}

/**
 * The company's logo for a document, converted from any stored image type.
 * @param name stored name of the file
 * @returns null if there is none that can be drawn: the document omits it
 * @throws while stored files cannot be read: a document is stored as it was rendered
 */
export const quotationLogo = async (
  req: PayloadRequest,
  name: string | null,
): Promise<Uint8Array | null> => {
  if (name === null) return null
  if (kept?.name === name) return kept.bytes
  const file = await openFile('media', name)
  if (!file) return null
  const stored = Buffer.from(await new Response(file.body).arrayBuffer())
  try {
    const bytes = await draw(stored)
    kept = { name, bytes }
    return bytes
  } catch (err) {
    req.payload.logger.warn({ msg: 'The logo was left out of a quotation', err, name })
    return null
  }
}
