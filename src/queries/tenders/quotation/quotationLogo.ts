import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { openFile } from '@/lib/fileStorage'

/** Enough for 60 mm at 300 dots an inch. */
const MAX_PIXELS = { width: 720, height: 240 }

// Stored names are never given to another picture; a company has one logo at a time.
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
 * The company's logo as a paper takes it, whatever kind of picture was stored.
 * @param name stored name of the picture
 * @returns null where there is none that can be drawn: the paper does without
 * @throws while stored files cannot be read: a paper is kept as it was drawn
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
