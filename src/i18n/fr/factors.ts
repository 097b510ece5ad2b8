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
      'Votre rôle l’exige : vous pouvez la déplacer vers un autre téléphone, et la désactiver seulement si vous avez une clé d’accès.',
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
    removeText:
      'La connexion par mot de passe ne demandera plus de code de validation. Sans clé d’accès, vos codes de récupération sont aussi supprimés.',
    removed: 'La validation en deux étapes est désactivée',
    stepText: 'Saisissez le code affiché par votre application d’authentification.',
    recoveryText:
      'Saisissez l’un des codes de récupération que vous avez conservés. Chaque code ne sert qu’une fois.',
    recovery: 'Code de récupération',
    useRecovery: 'Saisir un code de récupération',
    useCode: 'Saisir un code de validation',
    verify: 'Valider',
    lost: 'S’il ne reste aucun autre moyen, votre administrateur peut réinitialiser la validation.',
    confirmTitle: 'Confirmez votre identité',
    confirmText: 'Pour cette opération, montrez encore une fois que c’est bien vous.',
    passkeyOnText:
      'À la connexion par mot de passe, votre clé d’accès est demandée. Vous pouvez aussi ajouter les codes d’une application de votre téléphone.',
    passkey: 'Clé d’accès',
    passkeys: 'Clés d’accès',
    passkeysText:
      'Connectez-vous sans mot de passe, avec l’empreinte, le visage ou le code PIN de votre appareil. Une clé d’accès ne fonctionne sur aucun autre site, elle ne peut donc pas être détournée.',
    passkeysNone: 'Vous n’avez pas encore de clé d’accès.',
    passkeysUnavailable:
      'Les clés d’accès ne sont pas utilisables à cette adresse : il faut un nom de domaine ouvert en https.',
    passkeysUnsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
    passkeyAdd: 'Ajouter une clé d’accès',
    passkeyAddTitle: 'Ajouter une clé d’accès',
    passkeyAddText:
      'Donnez-lui un nom ; votre navigateur vous demande ensuite de déverrouiller votre appareil.',
    passkeyAddFirst:
      'Dès lors, la connexion par mot de passe demande aussi cette clé, ou un code de récupération.',
    passkeyName: 'Nom',
    passkeyNameHint: 'De quoi reconnaître l’appareil, par exemple « Portable »',
    passkeyAdded: 'La clé d’accès a été ajoutée',
    passkeyAddedAt: 'Ajoutée : {at}',
    passkeyUsedAt: 'Dernière utilisation : {at}',
    passkeyUnused: 'Pas encore utilisée',
    passkeyElsewhere: 'Pour une ancienne adresse',
    passkeyRename: 'Renommer',
    passkeyRenameTitle: 'Renommer la clé d’accès',
    passkeyRenamed: 'Le nom a été modifié',
    passkeyRemove: 'Supprimer',
    passkeyRemoveTitle: 'Supprimer « {name} » ?',
    passkeyRemoveText:
      'Elle ne permettra plus de se connecter. Vous pouvez aussi l’effacer sur votre appareil.',
    passkeyRemoveLastText:
      'Elle ne permettra plus de se connecter ; seul votre mot de passe sera demandé et vos codes de récupération sont supprimés.',
    passkeyRemoved: 'La clé d’accès a été supprimée',
    passkeySignIn: 'Se connecter avec une clé d’accès',
    passkeyUse: 'Utiliser une clé d’accès',
    passkeyStepText: 'Validez avec la clé d’accès de votre appareil.',
    passkeyCancelled:
      'Aucune clé d’accès n’a été utilisée : l’opération a été annulée ou a pris trop de temps.',
    passkeyFailed: 'Votre navigateur n’a pas pu utiliser la clé d’accès.',
    ssoSignIn: 'Se connecter avec le compte de l’entreprise',
    ssoSignInWith: 'Se connecter avec {label}',
    linkTitle: 'Associez votre compte',
    linkText:
      'Vous utilisez ici votre compte d’entreprise pour la première fois. Montrez une fois que le compte d’ici est aussi le vôtre ; ensuite, votre compte d’entreprise suffit pour vous connecter.',
    linkSubmit: 'Associer et se connecter',
    identities: 'Compte d’entreprise',
    identitiesText:
      'Votre compte d’entreprise associé vous connecte sans mot de passe. La vérification en deux étapes reste demandée.',
    identitiesNone:
      'Aucun compte d’entreprise n’est associé. Il le sera à votre première connexion avec lui sur la page de connexion.',
    identityLinkedAt: 'Associé le : {at}',
    identityElsewhere: 'Ancien fournisseur',
    unlink: 'Dissocier',
    unlinkTitle: 'Dissocier le compte d’entreprise ?',
    unlinkText:
      'Il ne permet plus de se connecter ; vous utilisez votre mot de passe. Pour l’associer de nouveau, votre mot de passe sera demandé.',
    unlinked: 'Le compte d’entreprise a été dissocié',
    providerUse: 'Confirmer avec le compte de l’entreprise',
    providerText:
      'Pour cette opération, connectez-vous encore une fois avec votre compte d’entreprise. Une fenêtre séparée s’ouvre\u202f; rien n’est perdu sur cette page.',
    providerLeft:
      'La confirmation n’est pas terminée. Réessayez\u202f; si aucune fenêtre ne s’est ouverte, vérifiez que votre navigateur ne bloque pas les fenêtres surgissantes.',
    providerRefused:
      'Votre compte d’entreprise n’a pas été accepté. Réessayez\u202f; si cela persiste, prévenez votre administrateur.',
    providerAway:
      'Le fournisseur des comptes d’entreprise est injoignable. Réessayez dans un moment.',
    confirmedTitle: 'Votre identité est confirmée',
    confirmedText: 'Vous pouvez fermer cette fenêtre et reprendre votre travail.',
  },
}
