import type { Texts } from '../texts'
import type { developers as tr } from '../tr/developers'

export const developers: Texts<typeof tr> = {
  developers: {
    title: 'Référence pour développeurs',
    description:
      'L’interface destinée aux programmes, d’après sa propre description : adresses, données envoyées, réponses, refus. La description est en anglais.',
    search: 'Adresse, champ, droit ou code de refus',
    find: 'Rechercher',
    groups: 'Rubriques',
    all: 'Toutes les rubriques',
    found: 'Résultats pour « {search} »',
    nothing: 'Aucune opération ne contient ces mots.',
    record: 'Champs de l’enregistrement',
    who: 'Qui peut l’envoyer',
    callers: {
      anybody: 'Tout le monde, sans se connecter.',
      people: 'Les utilisateurs connectés seulement, pas les programmes.',
      all: 'Les utilisateurs connectés et les programmes munis d’une clé.',
    },
    rights: 'Droits nécessaires ; pour un programme, portées du même nom :',
    states: 'L’enregistrement doit être dans l’un de ces états :',
    parameters: 'Paramètres',
    body: 'Corps de la requête',
    required: 'obligatoire',
    answers: 'Réponses',
    refusals: 'Refus',
    begin: 'Pour commencer',
    steps: {
      key: 'Ajoutez un programme à la page Programmes connectés ; sa clé n’est affichée qu’une fois.',
      send: 'Envoyez la clé avec chaque requête :',
      once: 'Joignez un Idempotency-Key aux modifications : après une coupure, la même requête est renvoyée et n’est exécutée qu’une fois.',
      refused:
        'Tout refus porte un code pour les programmes et une phrase dans la langue du lecteur, et nomme les champs à corriger.',
      events:
        'Pour savoir ce qui se passe, ajoutez un webhook ou lisez le journal des événements (/events).',
    },
  },
}
