import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = Email & { raw: string; envelopeTo: string[] }
type Refusal = { code: number; text: string }

/**
 * A mail server on a free port, which stores the mails that it accepts, and refuses recipients on
 * request.
 * @param options.onReceived called for each mail
 * @param options.hasTls offers STARTTLS, with a self-signed certificate
 */
export const startSmtpServer = async ({
  hasTls = false,
  onReceived = () => {},
}: { hasTls?: boolean; onReceived?: (mail: Received) => void } = {}) => {
  const received: Received[] = []
  /** Called for every recipient; refuses those for which it returns a refusal. */
  let refuse: (to: string) => Refusal | null = () => null
  /** Counts of mails and passwords that arrived without encryption. */
  const seen = { clear: 0, passwords: 0 }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    onAuth: (_auth, _session, done) => {
      seen.passwords += 1
      done(null, { user: 'mailer' })
    },
    onMailFrom: (_address, session, done) => {
      if (!session.secure) seen.clear += 1
      done()
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address)
      if (!refusal) return done()
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        void PostalMime.parse(raw).then((mail) => {
          const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
          const one = { ...mail, raw: raw.toString('latin1'), envelopeTo }
          received.push(one)
          onReceived(one)
          done()
        }, done)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    seen,
    refuseBy: (rule: typeof refuse) => {
      refuse = rule
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
