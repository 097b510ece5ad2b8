import path from 'node:path'
import type { CollectionConfig, CollectionSlug, Endpoint, Field, UploadConfig } from 'payload'
import type { FileType } from '@/domain/files/fileTypes'
import { readOnly } from '@/fields/readOnly'
import { keepFile, keepOriginalName, takeFile } from '@/hooks/storedFiles'
import { uploadsFolder } from '@/lib/fileStorage'
import { fileEndpoint } from './fileEndpoint'

type Stored = {
  upload: UploadConfig
  endpoints: Endpoint[]
  hooks: Required<Pick<NonNullable<CollectionConfig['hooks']>, 'beforeOperation' | 'beforeChange'>>
  /** The client's name of the file, for display. Files are stored under generated names. */
  originalName: Field
}

/**
 * Config of a collection with files. Payload computes the smaller pictures; writing, reading and
 * removing files is ours, because Payload removes the old file before the new row is committed. The
 * files of a deleted record stay as long as it can be restored (`operations/trash`).
 * @param slug of the collection, and name of its folder under the data directory
 * @param types the accepted file types
 */
export const uploadTo = (slug: CollectionSlug, types: readonly FileType[]): Stored => ({
  upload: {
    disableLocalStorage: true,
    // Payload looks here for files to remove, and finds none.
    staticDir: path.join(uploadsFolder(), 'none', slug),
    mimeTypes: [...types],
    pasteURL: false,
    bulkUpload: false,
    displayPreview: false,
  },
  endpoints: [fileEndpoint(slug, slug)],
  hooks: {
    beforeOperation: [takeFile(types)],
    beforeChange: [keepFile(slug)],
  },
  originalName: readOnly({
    name: 'originalName',
    type: 'text',
    hooks: { beforeChange: [keepOriginalName] },
  }),
})
