import type { Texts } from '../texts'
import type { factors as tr } from '../tr/factors'

export const factors: Texts<typeof tr> = {
  factors: {
    title: 'Validation en deux étapes',
    off: 'Désactivée',
    on: 'Activée',
    offText:
      'Après votre mot de passe, un code affiché par une application de votre téléphone est demandé. Une personne qui apprend votre mot de passe ne peut pas entrer.',
    onText: 'Après votre mot de passe, un code de validation est demandé.',
    due: 'Votre rôle exige la validation en deux étapes. Configurez-la avant le {day} ; ensuite vous serez déconnecté et devrez la configurer à la connexion.',
    setUpNow: 'La configurer sur la page Sécurité',
    enrolText:
      'Votre rôle exige la validation en deux étapes. Une fois configurée, la connexion se termine.',
    beginAgain: 'Recommencer',
    requiredByRole:
      'Exigée par votre rôle : vous pouvez la transférer sur un autre téléphone, mais pas la désactiver.',
    offForRole:
      'Désactivée pour votre rôle : elle ne peut plus être configurée, mais reste demandée tant que vous ne la désactivez pas.',
    since: 'Activée depuis le {at}',
    usedAt: 'Dernière utilisation\u202f: {at}',
    setUp: 'Configurer',
    replace: 'Passer à un autre téléphone',
    remove: 'Désactiver',
    setUpTitle: 'Configurer la validation en deux étapes',
    scanText:
      'Scannez ce code QR avec votre application d’authentification (Google Authenticator, Microsoft Authenticator ou Aegis, par exemple).',
    qr: 'Code QR de configuration',
    secretText: 'Si vous ne pouvez pas le scanner, saisissez cette clé dans l’application\u202f:',
    code: 'Code de validation',
    codeHint: 'Les 6 chiffres affichés par l’application',
    enable: 'Valider et activer',
    codesTitle: 'Vos codes de récupération',
    codesText:
      'Ils vous permettent d’entrer quand vous n’avez pas votre téléphone. Chaque code ne sert qu’une fois. Conservez-les maintenant\u202f: ils ne seront plus affichés.',
    codesKept: 'Je les ai conservés',
    codesFile: 'codes-de-recuperation',
    copyCodes: 'Copier les codes',
    downloadCodes: 'Télécharger les codes',
    codesLeft:
      '{n, plural, one {Il reste # code de récupération} other {Il reste # codes de récupération}}',
    noCodes: 'Il ne reste aucun code de récupération',
    fewCodes:
      'Il vous reste peu de codes de récupération. Si vous perdez votre téléphone, vous ne pourrez plus entrer\u202f; demandez-en de nouveaux.',
    renew: 'Renouveler les codes',
    renewTitle: 'Renouveler les codes de récupération\u202f?',
    renewText: 'Les codes que vous avez ne fonctionneront plus.',
    removeTitle: 'Désactiver la validation en deux étapes\u202f?',
    removeText: 'Seul votre mot de passe sera demandé. Vos codes de récupération sont supprimés.',
    removed: 'La validation en deux étapes est désactivée',
    stepText: 'Saisissez le code affiché par votre application d’authentification.',
    recoveryText:
      'Saisissez l’un des codes de récupération que vous avez conservés. Chaque code ne sert qu’une fois.',
    recovery: 'Code de récupération',
    useRecovery: 'Je n’ai pas mon téléphone',
    useCode: 'Saisir un code de validation',
    verify: 'Valider',
    lost: 'Sans aucun code, votre administrateur peut réinitialiser la validation.',
    confirmTitle: 'Confirmez votre identité',
    confirmText: 'Pour cette opération, montrez encore une fois que c’est bien vous.',
  },
}
