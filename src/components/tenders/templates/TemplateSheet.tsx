'use client'

import { useWords } from '@/components/ui/useWords'
import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import type { TemplateContent, TemplateLine } from '@/domain/tenders/templates'
import styles from './templates.module.css'

const Line = ({ line, currency }: { line: TemplateLine; currency: string }) => {
  const { t, format } = useWords()
  const { kind, choice, name, description, quantity, unitPrice } = line
  const words = description || name || t(`tenderItems.kinds.${kind}`)
  if (!isPricedKind(kind))
    return (
      <tr data-kind={kind}>
        <th colSpan={3} scope="row">
          <bdi>{words}</bdi>
        </th>
      </tr>
    )
  return (
    <tr>
      <th scope="row">
        <bdi>{words}</bdi>
        {choice !== 'included' && (
          <span className={styles.choice}>{t(`tenderItems.choices.${choice}`)}</span>
        )}
      </th>
      <td>{format.quantity(quantity)}</td>
      <td>
        <bdi>{format.money(unitPrice, currency)}</bdi>
      </td>
    </tr>
  )
}

/** The stored content of a template; prices are refreshed when it is used. */
export const TemplateSheet = ({ content }: { content: TemplateContent }) => {
  const { t } = useWords()
  return (
    <section aria-label={t('tenderTemplates.fields.lines')} className={styles.sheet}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tenderItems.fields.description')}</th>
            <th scope="col">{t('tenderItems.fields.quantity')}</th>
            <th scope="col">{t('tenderItems.fields.unitPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {content.items.map((line, index) => (
            <Line key={index} currency={content.currency} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
