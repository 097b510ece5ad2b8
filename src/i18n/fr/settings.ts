import type { Texts } from '../texts'
import type { settings as tr } from '../tr/settings'

export const settings: Texts<typeof tr> = {
  settings: {
    singular: 'Paramètres',
    fields: {
      defaultCurrency: 'Devise par défaut',
      tenderRateSide: 'Taux des devis',
      invoiceRateDay: 'Jour du taux des factures',
      taxRates: 'Taux de TVA',
      siteTitle: 'Titre du site',
      siteDescription: 'Description du site',
      companyProfile: 'Notre société',
      tenderTerms: 'Conditions du devis',
      privacyNotice: 'Information sur les données personnelles',
      timeZone: 'Fuseau horaire',
      fourEyes: 'L’auteur ne peut pas approuver',
      recountValue: 'Recompter au-delà de',
      likelyWeight: 'Poids des devis dans la planification (%)',
      followUpUnopened: 'Relance sans ouverture (jours)',
      followUpUnanswered: 'Relance sans réponse (jours)',
      customerReminder: 'Rappel au client (jours avant le dernier jour)',
      approveBeforeSending: 'Approuver avant l’envoi',
      quotationMails: 'Textes des e-mails',
      approvalLimits: 'Plafonds d’approbation',
    },
    companyProfile: {
      name: 'Nom de la société',
      title: 'Raison sociale',
      logo: 'Logo',
      address: 'Adresse',
      phone: 'Téléphone',
      email: 'E-mail',
      website: 'Site web',
      mersisNo: 'Numéro MERSİS',
      taxOffice: 'Centre des impôts',
      taxNumber: 'Numéro fiscal',
      banks: 'Comptes bancaires',
      iban: 'IBAN',
      footer: 'Pied de page du document',
    },
    borrowed: {
      tenderTerms:
        'Aucun texte dans cette langue\u202f; les devis y portent les conditions en turc.',
      privacyNotice: 'Aucun texte dans cette langue\u202f; le client voit le texte turc.',
    },
    banks: {
      text: 'Imprimés sur les devis dans cet ordre.',
      add: 'Ajouter un compte',
      remove: 'Retirer le compte\u202f: {bank}',
      empty: 'Aucun compte pour l’instant.',
      anyCurrency: 'Non précisée',
      bank: 'Banque',
      holder: 'Titulaire du compte',
      currency: 'Devise',
    },
    hints: {
      tenderTerms:
        'Imprimées au bas de chaque devis, dans sa langue. Si une langue reste vide, les conditions en turc sont utilisées.',
      privacyNotice:
        'La page d’un devis enregistre le nom, l’adresse IP, le navigateur et la signature de la personne qui répond. Un lien, sur cette page et dans les e-mails de devis, ouvre ce texte (KVKK, article 10). Si une langue reste vide, le texte turc est affiché\u202f; sans celui-ci, il n’y a pas de lien.',
      timeZone: 'Les jours commencent et finissent dans ce fuseau horaire.',
      approveBeforeSending:
        'Si activé, seuls les devis approuvés sont envoyés. Sinon, les documents non approuvés portent la mention «\u202fLa commande devient ferme après notre confirmation écrite.\u202f»',
      fourEyes: 'Si activé, un devis est approuvé par une autre personne que son auteur.',
      recountValue:
        'Un recomptage est proposé pour les écarts d’une valeur supérieure. Laisser vide pour ne pas tenir compte de la valeur.',
      likelyWeight:
        'Part des besoins des devis envoyés qui est comptée. Laisser vide pour tout compter.',
      followUps:
        'Pour les devis dont le client ne donne pas signe de vie, le responsable reçoit une tâche à 9 h 30 les jours ouvrés. Elle se termine d’elle-même dès que le client répond, ou que le devis est renvoyé ou conclu.',
      followUpUnopened:
        'Lorsque le lien d’un devis envoyé n’a pas été ouvert depuis ce nombre de jours. Avec 0, rien n’est prévu.',
      followUpUnanswered:
        'Lorsqu’aucune réponse n’est venue depuis ce nombre de jours après l’ouverture. Avec 0, rien n’est prévu.',
      customerReminder:
        'Autant de jours avant le dernier jour d’un devis sans réponse, un jour ouvré, le client reçoit un e-mail. Avec 0, aucun rappel.',
      siteTitle: 'Affiché dans le titre de l’onglet et sur l’écran de connexion.',
      siteDescription: 'Affichée sur l’écran de connexion, sous le formulaire.',
      company: 'Imprimé en tête des devis.',
      logo: 'PNG, JPG ou WebP ; {max} Mo au plus. Utilisé sur les devis.',
      defaultCurrency: 'Les nouveaux devis et mouvements de stock commencent dans cette devise.',
      tenderRateSide: 'Proposé pour un devis en devise étrangère.',
      invoiceRateDay:
        'Les factures et les mouvements de stock prennent le taux d’achat de ce bulletin.',
    },
    quotationMails: {
      subject: 'Objet',
      text: 'Texte',
      reminderSubject: 'Objet du rappel',
      reminderText: 'Texte du rappel',
      aboutReminder:
        'Le rappel part avant le dernier jour d’un devis sans réponse. Champs : {list}',
      about:
        'L’e-mail envoyé au client avec un devis. Là où rien n’est saisi, le texte gris est utilisé. Champs\u202f: {list}',
    },
    tenderRateSide: { selling: 'Vente', buying: 'Achat' },
    invoiceRateDay: { previous: 'Le bulletin précédent', sameDay: 'Le bulletin du jour même' },
    approvalLimits: {
      maxTotalBase: 'Total maximal (TRY)',
      maxDiscount: 'Remise maximale (%)',
      text: 'Pour un rôle, le total et la remise effective les plus élevés que ses titulaires peuvent approuver. La remise effective est celle des lignes et du document ensemble, rapportée au total brut hors TVA. Les rôles sans plafond approuvent tout devis.',
      add: 'Ajouter un plafond',
      remove: 'Retirer le plafond de {role}',
      empty: 'Aucun rôle n’a de plafond.',
      unreadable: 'Modifier les plafonds nécessite le droit de lire les rôles.',
      chooseRole: 'Choisissez un rôle',
    },
    taxRates: {
      text: 'Les lignes d’un devis proposent les taux en vigueur à sa date. Un nouveau taux remplace le précédent de sa catégorie dès son premier jour.',
      kind: 'Catégorie',
      rate: 'Taux (%)',
      validFrom: 'Premier jour',
      add: 'Ajouter un taux',
      remove: 'Retirer le taux : {rate}',
    },
    taxKinds: {
      general: 'Normal',
      reduced: 'Réduit',
      low: 'Particulier',
      exempt: 'Zéro / exonéré',
    },
    tabs: {
      general: 'Général',
      company: 'Identité de l’entreprise',
      terms: 'Conditions des devis',
      privacyNotice: 'Données personnelles',
      money: 'Devise, TVA, fuseau horaire',
      followUps: 'Relances',
      mails: 'E-mails',
      approval: 'Approbation',
    },
    description: 'Choix valables pour tout le monde.',
    saved: 'Les paramètres ont été enregistrés',
    readOnly: 'Vous pouvez voir les paramètres, mais pas les modifier.',
    uploadLogo: 'Téléverser un logo',
    removeLogo: 'Retirer le logo',
    noLogo: 'Aucun logo',
    findTimeZone: 'Chercher un fuseau horaire…',
    noTimeZone: 'Aucun fuseau horaire trouvé',
    tabHasErrors: 'contient des champs à corriger',
  },
}
