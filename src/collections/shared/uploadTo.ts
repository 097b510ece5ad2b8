import path from 'node:path'
import type { UploadConfig } from 'payload'

/**
 * Where files go and how they are served: outside the sources, as downloads that no browser runs.
 * @param folder under the data directory
 * @param mimeTypes exactly these are accepted; SVG and HTML never are
 */
export const uploadTo = (folder: string, mimeTypes: string[]): UploadConfig => ({
  staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads', folder),
  mimeTypes,
  pasteURL: false,
  bulkUpload: false,
  displayPreview: false,
  modifyResponseHeaders: ({ headers }) => {
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    headers.set('Cache-Control', 'private, no-store')
    return headers
  },
})
