import type { CommandRight } from '@/catalog/commands/command'
import { entityOf } from '@/catalog'
import type { ListTool } from '@/catalog/entity'
import type { ListTools } from '@/components/list/listModel'
import { PrintTicked } from '@/components/stock/labels/PrintTicked'
import { SeriesLink } from '@/components/stock/series/SeriesLink'
import { ScanToCard } from '@/components/stock/scan/ScanToCard'

type May = (right: CommandRight) => boolean

const TOOLS: Readonly<Record<ListTool, (may: May) => ListTools>> = {
  labels: () => ({ forTicked: <PrintTicked /> }),
  series: (may) => ({
    beside: may(['create', 'stock-movements']) && may(['read', 'stock-cards']) && <SeriesLink />,
  }),
  scan: () => ({ beside: <ScanToCard /> }),
}

/** What a domain adds to the list of its collection, for what the reader may do. */
export const toolsOf = (slug: string, may: May): ListTools =>
  Object.assign({}, ...(entityOf(slug)?.list?.tools ?? []).map((tool) => TOOLS[tool](may)))
