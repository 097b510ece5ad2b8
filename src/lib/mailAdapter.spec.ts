import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import nodemailer from 'nodemailer'
import { startSmtpServer } from '../../tests/helpers/smtpServer'
import { securedSmtp } from './mailAdapter'

const MESSAGE = { from: 'a@firma.example', to: 'b@firma.example', subject: 'x', text: 'y' }
/** Sends one mail to the address as the product would. */
const send = (address: string) =>
  nodemailer.createTransport({ url: securedSmtp(address) }).sendMail(MESSAGE)

describe('a mail server that speaks smtp://', () => {
  let plain: Awaited<ReturnType<typeof startSmtpServer>>
  let secure: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    plain = await startSmtpServer()
    secure = await startSmtpServer({ hasTls: true })
    return () => Promise.all([plain.stop(), secure.stop()])
  })
  afterEach(() => {
    plain.received.length = 0
    secure.received.length = 0
  })

  // The address 0.0.0.0 reaches this machine, although it is not a loopback address.
  it.each([
    '',
    '?ignoreTLS=true',
    '?requireTLS=false',
    '?opportunisticTLS=true',
    '?requireTLS=false&requireTLS=false&ignoreTLS=true',
  ])(
    'gets neither password nor mail without STARTTLS, whatever the address says: %j',
    async (query) => {
      await expect(send(`smtp://user:secret@0.0.0.0:${plain.port}/${query}`)).rejects.toThrow()
      expect(plain.received).toEqual([])
      expect(plain.seen).toEqual({ clear: 0, passwords: 0 })
    },
  )

  it('gets mail and password once the connection is encrypted', async () => {
    const address = `smtp://user:secret@0.0.0.0:${secure.port}/?tls.rejectUnauthorized=false`
    await send(address)
    expect(secure.received).toHaveLength(1)
    expect(secure.seen).toEqual({ clear: 0, passwords: 1 })
  })

  it('needs a certificate that can be trusted', async () => {
    await expect(send(`smtp://0.0.0.0:${secure.port}`)).rejects.toThrow(/certificate/)
    expect(secure.received).toEqual([])
  })

  it('needs no encryption on this machine', async () => {
    await send(plain.url)
    expect(plain.received).toHaveLength(1)
  })
})

it.each([
  ['smtp://localhost:25', false],
  ['smtp://LOCALHOST', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://127.8.9.10', false],
  ['smtp://[::1]:25', false],
  ['smtp://mail.firma.example', true],
  ['smtp://localhost.firma.example', true],
  ['smtp://127.0.0.1.firma.example', true],
  ['smtp://10.0.0.4:25', true],
  ['smtps://mail.firma.example', false],
])('%s: STARTTLS is asked for: %s', (address, isAsked) => {
  expect(securedSmtp(address).includes('requireTLS=true')).toBe(isAsked)
})
