import type { createTranslator } from '@/i18n/translate'
import type { ReferenceField, ReferenceOperation } from '@/present/developers/apiReference'
import { Card } from '../ui/layout/Card'
import styles from './Developers.module.css'

type Words = { t: ReturnType<typeof createTranslator> }

/** Text of the OpenAPI document, always in English; code is between backticks. */
export const English = ({ children }: { children: string }) => (
  <span dir="ltr" lang="en">
    {children.split('`').map((part, index) =>
      // The order of parts never changes.
      index % 2 ? <code key={index}>{part}</code> : part,
    )}
  </span>
)

export const Address = ({ method, path }: Pick<ReferenceOperation, 'method' | 'path'>) => (
  <code className={styles.address} dir="ltr">
    <b>{method}</b> {path}
  </code>
)

export const FieldList = ({ fields, t }: { fields: readonly ReferenceField[] } & Words) => (
  <ul className={styles.fields}>
    {fields.map(({ name, type, isRequired, note }) => (
      <li key={name}>
        <span className={styles.name}>
          <code dir="ltr">{name}</code>
          {isRequired && <span className={styles.required}>{t('developers.required')}</span>}
        </span>
        <span className={styles.about} dir="ltr" lang="en">
          <code>{type}</code>
          {note && <English>{note}</English>}
        </span>
      </li>
    ))}
  </ul>
)

const Codes = ({ codes }: { codes: readonly string[] }) => (
  <span className={styles.codes} dir="ltr">
    {codes.map((code) => (
      <code key={code}>{code}</code>
    ))}
  </span>
)

/** Requirements, parameters and responses of an operation. */
export const Operation = ({ operation, t }: { operation: ReferenceOperation } & Words) => {
  const { callers, rights, states, parameters, body, bodyType, answers, refusals } = operation
  return (
    <>
      <Card title={t('developers.who')}>
        <p>{t(`developers.callers.${callers}`)}</p>
        {rights.length > 0 && (
          <p>
            {t('developers.rights')} <Codes codes={rights} />
          </p>
        )}
        {states.length > 0 && (
          <p>
            {t('developers.states')} <Codes codes={states} />
          </p>
        )}
      </Card>
      {parameters.length > 0 && (
        <Card title={t('developers.parameters')}>
          <FieldList fields={parameters} t={t} />
        </Card>
      )}
      {bodyType && (
        <Card title={t('developers.body')}>
          {bodyType !== 'object' && (
            <p>
              <code dir="ltr">{bodyType}</code>
            </p>
          )}
          <FieldList fields={body} t={t} />
        </Card>
      )}
      <Card title={t('developers.answers')}>
        {answers.map(({ status, text, type, fields }) => (
          <section key={status} className={styles.answer}>
            <p className={styles.about} dir="ltr" lang="en">
              <b>{status}</b> <English>{text}</English> {type && <code>{type}</code>}
            </p>
            <FieldList fields={fields} t={t} />
          </section>
        ))}
      </Card>
      {refusals.length > 0 && (
        <Card title={t('developers.refusals')}>
          <ul className={styles.fields}>
            {refusals.map(({ status, text }) => (
              <li key={status}>
                <b className={styles.name} dir="ltr">
                  {status}
                </b>
                <span className={styles.about} dir="ltr">
                  <English>{text}</English>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
