'use client'

import { ExportButton } from '@/components/list/ExportButton'

import { toOrderFile, type ToOrderAsked } from '@/present/stock/toOrderSheet'

/** Takes what is to be ordered along as a file. */
export const ToOrderExport = ({ asked }: { asked: ToOrderAsked }) => (
  <ExportButton addressOf={(format) => toOrderFile(asked, format)} />
)
