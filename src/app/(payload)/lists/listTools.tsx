import type { CommandRight } from '@/catalog/commands/command'
import { entityOf } from '@/catalog'
import type { ListTool } from '@/catalog/entity'
import type { ListTools } from '@/components/list/listModel'
import { PrintTicked } from '@/components/stock/labels/PrintTicked'
import { ScanToCard } from '@/components/stock/scan/ScanToCard'
import { SeriesLink } from '@/components/stock/series/SeriesLink'
import { SaveTicked } from '@/components/tenders/papers/SaveTicked'
import type { Translator } from '@/i18n/messages'

type Reader = { may: (right: CommandRight) => boolean; t: Translator }

const TOOLS: Readonly<Record<ListTool, (reader: Reader) => ListTools>> = {
  papers: ({ may }) => (may(['read', 'tenders', '*']) ? { forTicked: <SaveTicked /> } : {}),
  labels: () => ({ forTicked: <PrintTicked /> }),
  scan: () => ({ beside: <ScanToCard /> }),
  series: ({ may, t }) =>
    may(['create', 'stock-movements']) && may(['read', 'stock-cards'])
      ? { beside: <SeriesLink label={t('stockroom.series.open')} /> }
      : {},
}

/** What a domain adds to the list of its collection, for what the reader may do. */
export const toolsOf = (slug: string, reader: Reader): ListTools =>
  Object.assign({}, ...(entityOf(slug)?.list?.tools ?? []).map((tool) => TOOLS[tool](reader)))
