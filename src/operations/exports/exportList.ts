import type { PayloadRequest } from 'payload'
import type { Entity } from '@/catalog/build'
import type { ExportFormat } from '@/exchange/exportSheet'
import { exportFile, type ExportedFile } from './exportFile'
import { judgedList, sheetOf } from './judgedList'

/**
 * A list as a file: all of its rows, with the columns and order its reader sees.
 * @param args.params query string of the list
 * @throws Refusal `signInFirst`, `invalidQuery`; `notAllowed`, also if no column is left; those of
 *   `exportFile`
 */
export const exportList = async (
  req: PayloadRequest,
  args: { entity: Entity; format: ExportFormat; params: URLSearchParams },
): Promise<ExportedFile> => {
  const judged = await judgedList(req, args)
  return exportFile(req, {
    ...{ format: args.format, title: judged.title, today: judged.list.settings.today },
    read: (turn) => sheetOf(req, { judged, onRead: turn.keep }),
  })
}
