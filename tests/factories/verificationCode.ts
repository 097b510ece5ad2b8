import { generateSync, ScureBase32Plugin } from 'otplib'

const base32 = new ScureBase32Plugin()

/**
 * A code of an authenticator. The half steps keep a code valid for 15 seconds at least, however
 * close to its end the present step is.
 * @param steps steps of 30 seconds from now
 */
export const codeOfSecret = (secret: string, steps = 0.5): string => {
  const epoch = Math.floor(Date.now() / 1000 + steps * 30)
  return generateSync({ secret: base32.decode(secret), epoch })
}

/** The code to set an authenticator up with: another step than the usual one, which follows it. */
export const firstCodeOf = (secret: string): string => codeOfSecret(secret, -0.5)
