import { tenderOfTemplate } from '@/operations/tenders/templates/tenderOfTemplate'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** The commands of a template. */
export const templateEndpoints = commandEndpoints('tender-templates', {
  use: ({ body, ...call }) => tenderOfTemplate({ ...call, ...body }),
})
