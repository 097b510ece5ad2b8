'use client'

import { useWords } from '@/components/ui/useWords'
import type { Ticked } from '@/catalog/commands/privacy'
import type { HitGroup, PersonHit } from '@/present/privacy/hits'
import { Checkbox } from '../ui/inputs/Checkbox'
import { Alert } from '../ui/layout/Alert'
import { Card } from '../ui/layout/Card'
import styles from './PersonSearch.module.css'

/** Names a hit among those of all tables. */
const hitId = ({ table, key }: Pick<PersonHit, 'table' | 'key'>): string => `${table} ${key}`

/** The ticked hits for the request. */
export const tickedRowsOf = (groups: readonly HitGroup[], ticked: ReadonlySet<string>): Ticked[] =>
  groups.flatMap(({ hits }) =>
    hits.flatMap((hit) => (ticked.has(hitId(hit)) ? [{ table: hit.table, key: hit.key }] : [])),
  )

type Props = {
  group: HitGroup
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
}

const nameOf = ({ key }: PersonHit) => (/^\d+$/.test(key) ? `#${key}` : '')

/** The hits of one table, with purpose and retention period. */
export const Hits = ({ group, ticked, onTick }: Props) => {
  const { t } = useWords()
  const { name, purpose, kept, hits, isCut } = group
  const change = (changed: readonly PersonHit[], isTicked: boolean) => {
    const next = new Set(ticked)
    for (const hit of changed) {
      if (isTicked) next.add(hitId(hit))
      else next.delete(hitId(hit))
    }
    onTick(next)
  }
  const isAll = hits.every((hit) => ticked.has(hitId(hit)))
  return (
    <Card
      actions={
        <Checkbox checked={isAll} onChange={({ target }) => change(hits, target.checked)}>
          {t('privacy.search.all')}
        </Checkbox>
      }
      title={name}
    >
      <p className="text-soft">
        {purpose} · {kept}
      </p>
      {isCut && <Alert tone="warning">{t('privacy.search.cut', { n: hits.length })}</Alert>}
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={hitId(hit)}>
            <Checkbox
              checked={ticked.has(hitId(hit))}
              onChange={({ target }) => change([hit], target.checked)}
            >
              <span className="visually-hidden">
                {name} {nameOf(hit)}
              </span>
            </Checkbox>
            <div>
              {hit.found.map(({ column, pieces }) => (
                <p key={column}>
                  <span className="text-soft">{column}: </span>
                  <bdi>
                    {pieces.map(({ text, isMatch }, at) =>
                      isMatch ? <mark key={at}>{text}</mark> : text,
                    )}
                  </bdi>
                </p>
              ))}
            </div>
            {hit.href ? (
              <a href={hit.href}>{nameOf(hit)}</a>
            ) : (
              <span className="text-soft">{nameOf(hit)}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
