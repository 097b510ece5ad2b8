import type { Texts } from '../texts'
import type { factors as tr } from '../tr/factors'

export const factors: Texts<typeof tr> = {
  factors: {
    title: 'Two-step verification',
    off: 'Off',
    on: 'On',
    offText:
      'After your password, a code shown by an app on your phone is asked for. Somebody who learns your password cannot get in.',
    onText: 'After your password, a verification code is asked for.',
    due: 'Your role requires two-step verification. Set it up by {day}; after that you are signed out and have to set it up when you sign in.',
    setUpNow: 'Set it up on the Security page',
    enrolText: 'Your role requires two-step verification. Once it is set up, you are signed in.',
    beginAgain: 'Start again',
    requiredByRole: 'Required by your role: you can move it to another phone, but not turn it off.',
    offForRole:
      'Off for your role: it cannot be set up again, but is asked for until you turn it off.',
    since: 'On since {at}',
    usedAt: 'Last used: {at}',
    setUp: 'Set up',
    replace: 'Move to another phone',
    remove: 'Turn off',
    setUpTitle: 'Set up two-step verification',
    scanText:
      'Scan this QR code with your authenticator app (such as Google Authenticator, Microsoft Authenticator or Aegis).',
    qr: 'QR code of the setup',
    secretText: 'If you cannot scan it, type this key into the app:',
    code: 'Verification code',
    codeHint: 'The 6 digits that the app shows',
    enable: 'Verify and turn on',
    codesTitle: 'Your recovery codes',
    codesText:
      'With these you get in when you do not have your phone. Each code works once. Keep them now: they are not shown again.',
    codesKept: 'I have kept them',
    codesFile: 'recovery-codes',
    copyCodes: 'Copy the codes',
    downloadCodes: 'Download the codes',
    codesLeft: '{n, plural, one {# recovery code left} other {# recovery codes left}}',
    noCodes: 'No recovery code left',
    fewCodes:
      'You have few recovery codes left. If you lose your phone you cannot get in; get new ones.',
    renew: 'Renew the codes',
    renewTitle: 'Renew the recovery codes?',
    renewText: 'The codes you have will no longer work.',
    removeTitle: 'Turn two-step verification off?',
    removeText: 'Only your password will be asked for. Your recovery codes are deleted.',
    removed: 'Two-step verification is off',
    stepText: 'Enter the code that your authenticator app shows.',
    recoveryText: 'Enter one of the recovery codes you kept. Each code works once.',
    recovery: 'Recovery code',
    useRecovery: 'I do not have my phone',
    useCode: 'Enter a verification code',
    verify: 'Verify',
    lost: 'Without any code, your administrator can reset the verification.',
    confirmTitle: 'Confirm it’s you',
    confirmText: 'To do this, show once more that it is you.',
  },
}
