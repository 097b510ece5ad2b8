import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { attachmentNamed } from '@/lib/contentDisposition'
import { postSeries } from '@/operations/stock/postSeries'
import { printLabels } from '@/operations/stock/labels/printLabels'
import { printLabelTest } from '@/operations/stock/labels/printLabelTest'

const asFile = ({ pdf, fileName }: { pdf: Uint8Array; fileName: string }) =>
  new Response(pdf as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachmentNamed(fileName),
    },
  })

/** What is done with stock cards by the dozen. */
export const stockroomEndpoints = rootCommandEndpoints('stock', {
  labels: async ({ req, body }) => asFile(await printLabels(req, body)),
  labelTest: async ({ req, body }) => asFile(await printLabelTest(req, body)),
  series: ({ req, body }) => postSeries(req, body),
})
