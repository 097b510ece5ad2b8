import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { attachmentNamed } from '@/lib/contentDisposition'
import { postSeries } from '@/operations/stock/postSeries'
import { printLabels } from '@/operations/stock/labels/printLabels'

/** What is done with stock cards by the dozen. */
export const stockroomEndpoints = rootCommandEndpoints('stock', {
  labels: async ({ req, body }) => {
    const { pdf, fileName } = await printLabels(req, body)
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(pdf.byteLength),
        'Content-Disposition': attachmentNamed(fileName),
      },
    })
  },
  series: ({ req, body }) => postSeries(req, body),
})
