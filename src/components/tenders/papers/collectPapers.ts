import { fetchFile } from '../../ui/requests/api'
import { patiently } from '../../ui/requests/patiently'
import { zipParts, type ZipFile } from '@/domain/shared/zip'
import type { BulkResult, BulkTarget } from '../../list/bulk/runBulk'

/** Most PDFs of one archive, and total bytes: the browser keeps them in memory. */
export const MAX_PAPERS = 100
export const MAX_BYTES = 200 * 1024 * 1024

type Args = {
  targets: readonly BulkTarget[]
  isStopped: () => boolean
  onProgress: (count: number) => void
  pause: (seconds: number) => Promise<void>
  fetchPaper?: typeof fetchFile
}

/**
 * Loads the PDF of each tender one by one, so that the server never typesets more than one of them
 * at a time; retries while it is busy.
 * @returns the archive if at least one was loaded, and the result of each
 */
export const collectPapers = async (
  args: Args,
): Promise<{ archive: Uint8Array[] | null; result: BulkResult }> => {
  const { targets, isStopped, onProgress, fetchPaper = fetchFile } = args
  const files: ZipFile[] = []
  const done: BulkTarget[] = []
  const failed: (BulkTarget & { reason: string })[] = []
  let untouched: readonly BulkTarget[] = []
  let bytes = 0
  for (const [index, target] of targets.entries()) {
    if (isStopped() || files.length >= MAX_PAPERS || bytes >= MAX_BYTES) {
      untouched = targets.slice(index)
      break
    }
    let file: ZipFile | null = null
    const answer = await patiently(async () => {
      const outcome = await fetchPaper(`/api/tenders/${target.id}/pdf`)
      if (outcome.ok) file = outcome.data
      return outcome
    }, args)
    if (file) {
      bytes += (file as ZipFile).bytes.length
      files.push(file)
      done.push(target)
    } else failed.push({ ...target, reason: ('message' in answer && answer.message) || '' })
    onProgress(index + 1)
  }
  return {
    archive: files.length > 0 ? zipParts(files) : null,
    result: { done, failed, untouched },
  }
}
