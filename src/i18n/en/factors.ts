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
    requiredByRole:
      'Your role requires it: you can move it to another phone, and turn it off only if you have a passkey.',
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
    removeText:
      'Signing in with your password no longer asks for a verification code. Without a passkey your recovery codes are deleted too.',
    removed: 'Two-step verification is off',
    stepText: 'Enter the code that your authenticator app shows.',
    recoveryText: 'Enter one of the recovery codes you kept. Each code works once.',
    recovery: 'Recovery code',
    useRecovery: 'Enter a recovery code',
    useCode: 'Enter a verification code',
    verify: 'Verify',
    lost: 'When there is no other way left, your administrator can reset the verification.',
    confirmTitle: 'Confirm it’s you',
    confirmText: 'To do this, show once more that it is you.',
    passkeyOnText:
      'When you sign in with your password, your passkey is asked for. You can add the codes of an app on your phone as well.',
    passkey: 'Passkey',
    passkeys: 'Passkeys',
    passkeysText:
      'Sign in without a password, with the fingerprint, face or PIN of your device. A passkey works on no other site, so it cannot be phished.',
    passkeysNone: 'You have no passkey yet.',
    passkeysUnavailable:
      'Passkeys cannot be used at this address: a domain name opened with https is needed.',
    passkeysUnsupported: 'This browser does not support passkeys.',
    passkeyAdd: 'Add a passkey',
    passkeyAddTitle: 'Add a passkey',
    passkeyAddText: 'Give it a name; your browser then asks you to unlock your device.',
    passkeyAddFirst:
      'From then on, signing in with your password asks for this passkey too, or for a recovery code.',
    passkeyName: 'Name',
    passkeyNameHint: 'Something that tells which device it is on, such as “Laptop”',
    passkeyAdded: 'The passkey was added',
    passkeyAddedAt: 'Added: {at}',
    passkeyUsedAt: 'Last used: {at}',
    passkeyUnused: 'Not used yet',
    passkeyElsewhere: 'For a former address',
    passkeyRename: 'Rename',
    passkeyRenameTitle: 'Rename the passkey',
    passkeyRenamed: 'The name was changed',
    passkeyRemove: 'Remove',
    passkeyRemoveTitle: 'Remove “{name}”?',
    passkeyRemoveText: 'It will not sign in any more. You can delete it from your device there.',
    passkeyRemoveLastText:
      'It will not sign in any more; only your password will be asked for, and your recovery codes are deleted.',
    passkeyRemoved: 'The passkey was removed',
    passkeySignIn: 'Sign in with a passkey',
    passkeyUse: 'Use a passkey',
    passkeyStepText: 'Verify with the passkey of your device.',
    passkeyCancelled: 'No passkey was used: it was cancelled or took too long.',
    passkeyFailed: 'Your browser could not use the passkey.',
    ssoSignIn: 'Sign in with your company account',
    ssoSignInWith: 'Sign in with {label}',
    linkTitle: 'Link your account',
    linkText:
      'You are using your company account here for the first time. Show once that the account here is yours as well; from then on your company account signs you in.',
    linkSubmit: 'Link and sign in',
    identities: 'Company account',
    identitiesText:
      'Your linked company account signs you in without a password. Your two-step verification is still asked for.',
    identitiesNone:
      'No company account is linked. It is linked when you first sign in with it on the sign-in page.',
    identityLinkedAt: 'Linked: {at}',
    identityElsewhere: 'Former provider',
    unlink: 'Unlink',
    unlinkTitle: 'Unlink the company account?',
    unlinkText:
      'It does not sign in any more; you sign in with your password. To link it again, your password is asked for.',
    unlinked: 'The company account was unlinked',
    providerUse: 'Confirm with your company account',
    providerText:
      'To do this, sign in with your company account once more. It opens in a separate window; nothing on this page is lost.',
    providerLeft:
      'You have not confirmed yet. Try again; if no window opened, check whether your browser blocks pop-ups.',
    providerRefused:
      'Your company account was not accepted. Try again; if this continues, tell your administrator.',
    providerAway: 'The provider of company accounts cannot be reached. Try again later.',
    confirmedTitle: 'Your identity is confirmed',
    confirmedText: 'You can close this window and go on with your work.',
  },
}
