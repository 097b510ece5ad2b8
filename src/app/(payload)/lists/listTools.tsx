import { IconBarcode, IconLayoutKanban, IconTemplate, type Icon } from '@tabler/icons-react'
import { Fragment } from 'react'

import { changeablePrices } from '@/access/reading/changeablePrices'
import type { CommandRight } from '@/catalog/commands/command'
import { STOCKROOM_COMMANDS } from '@/catalog/commands/stockroom'
import { entityOf } from '@/catalog'
import { generalList } from '@/catalog/links'
import { paths } from '@/catalog/paths'
import type { ListTool } from '@/catalog/list'
import type { ListTools } from '@/present/list/listModel'
import { ChangeTicked, PrintTicked } from '@/components/stock/TickedCards'
import { ScanToCard } from '@/components/stock/scan/ScanToCard'
import { SaveTicked } from '@/components/tenders/papers/SaveTicked'
import { ButtonLink } from '@/components/ui/controls/Button'
import type { Translator } from '@/i18n/messages'

type Reader = { may: (right: CommandRight) => boolean; t: Translator }

/** A link to another page of the domain. */
const link = (href: string, label: string, Picture: Icon) => (
  <ButtonLink href={href} tone="secondary" icon={<Picture aria-hidden="true" size={18} />}>
    {label}
  </ButtonLink>
)

const TOOLS: Readonly<Record<ListTool, (reader: Reader) => ListTools>> = {
  prices: ({ may }) => {
    const offered = changeablePrices(may)
    const isOpen =
      may(['changePrices', 'price-changes']) &&
      may(['read', 'price-changes']) &&
      may(['read', 'stock-cards', 'name'])
    return isOpen && offered.length > 0 ? { forTicked: <ChangeTicked offered={offered} /> } : {}
  },
  papers: ({ may }) => (may(['read', 'tenders', '*']) ? { forTicked: <SaveTicked /> } : {}),
  board: ({ may, t }) =>
    may(['read', 'tenders', '*'])
      ? { beside: link(paths.tenderBoard(), t('board.title'), IconLayoutKanban) }
      : {},
  templates: ({ may, t }) => {
    const list = generalList('tender-templates')
    return list && may(list.right)
      ? { beside: link(list.href, t('tenderTemplates.plural'), IconTemplate) }
      : {}
  },
  labels: () => ({ forTicked: <PrintTicked /> }),
  scan: () => ({ beside: <ScanToCard /> }),
  series: ({ may, t }) =>
    STOCKROOM_COMMANDS.series.needs.every(may) && may(['read', 'stock-cards'])
      ? { beside: link(paths.stockSeries(), t('stockroom.series.open'), IconBarcode) }
      : {},
}

/** A domain's additions to its list, by the reader's rights. */
export const toolsOf = (slug: string, reader: Reader): ListTools => {
  const tools = (entityOf(slug)?.list?.tools ?? []).map((tool) => ({
    tool,
    ...TOOLS[tool](reader),
  }))
  const forTicked = tools.filter((one) => one.forTicked)
  const beside = tools.filter((one) => one.beside)
  return {
    ...(Object.assign({}, ...tools) as ListTools),
    ...(beside.length > 0 && {
      beside: beside.map((one) => <Fragment key={one.tool}>{one.beside}</Fragment>),
    }),
    ...(forTicked.length > 0 && {
      forTicked: forTicked.map((one) => <Fragment key={one.tool}>{one.forTicked}</Fragment>),
    }),
  }
}
