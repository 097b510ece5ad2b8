import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { openFile } from '@/lib/fileStorage'

/** Enough for 60 mm at 300 dots an inch. */
const MAX_PIXELS = { width: 720, height: 240 }

// Stored names are never given to another picture; a company has one logo at a time.
let kept: { name: string; bytes: Uint8Array } | undefined

const draw = async (name: string): Promise<Uint8Array | null> => {
  const file = await openFile('media', name)
  if (!file) return null
  const bytes = Buffer.from(await new Response(file.body).arrayBuffer())
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
 */
export const quotationLogo = async (
  req: PayloadRequest,
  name: string | null,
): Promise<Uint8Array | null> => {
  if (name === null) return null
  if (kept?.name === name) return kept.bytes
  try {
    const bytes = await draw(name)
    if (bytes) kept = { name, bytes }
    return bytes
  } catch (err) {
    req.payload.logger.warn({ msg: 'The logo was left out of a quotation', err, name })
    return null
  }
}
