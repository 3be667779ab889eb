import type { RulesSection } from '@cabinet-wars/kernel';

export const rules: readonly RulesSection[] = [
  {
    id: 'game',
    title: 'Il paese',
    body: [
      'Sei province: colle, guado, torre, palude e valico in cerchio, il mulino nel mezzo. Si comincia con una provincia, tre soldati, quattro ori, due carte e due segnalini coperti. Ogni altra provincia ha una guarnigione di uno.',
      'Ci sono 8 tamburi, 7 moschetti e 5 cannoni (forza 1, 2 e 3), e 4 segnalini fortuna, 5 veti e 3 nulli.',
    ],
  },
  {
    id: 'round',
    title: 'Un round',
    body: [
      [
        'L’asta, oppure il primo turno passa a sinistra.',
        'Un turno a testa.',
        'Un oro a testa, più uno per ogni provincia.',
      ],
    ],
  },
  {
    id: 'auction',
    title: 'L’asta',
    body: [
      'A turno si offre più dell’ultima offerta o ci si ritira del tutto. Chi resta paga e gioca per primo. L’oro offerto nel frattempo non si può dare via.',
    ],
  },
  {
    id: 'turn',
    title: 'Un turno',
    body: [
      'Pesca una carta; poi puoi metterne da parte una, coperta, che conta alla fine. Poi fai fino a due azioni:',
      [
        'reclutare un soldato in una tua provincia, per 2 ori;',
        'spiare, cioè guardare una mano, per 1 oro;',
        'attaccare una provincia vicina da una con almeno due soldati.',
      ],
    ],
  },
  {
    id: 'battle',
    title: 'Una battaglia',
    body: [
      [
        'Tutti gli altri possono aiutare una parte, per 1 oro.',
        'Trattativa: l’attaccante dà l’assalto o si ritira. Ora si possono cedere province.',
        'Le due parti impegnano in segreto fino a due carte e le mostrano insieme.',
        'Ogni parte tira un dado. Chi ha la fortuna può far ritirare entrambi.',
        'Ognuno somma soldati (un attaccante resta indietro), aiuti, carte e dado. Vince la somma più alta; a parità il difensore. Chi ha aiutato il vincitore riceve 2 ori.',
        'L’attaccante che vince entra, lasciandone uno indietro, e pesca un segnalino. Chi perde l’attacco perde un soldato.',
      ],
    ],
  },
  {
    id: 'marker',
    title: 'I segnalini',
    body: [
      'Quando si gioca un segnalino, chiunque altro può annullarlo con un veto, che a sua volta può essere annullato. I segnalini giocati escono dal gioco. Un veto che arriva tardi non viene giocato.',
    ],
  },
  {
    id: 'deal',
    title: 'Gli accordi',
    body: [
      'L’oro si può dare in ogni momento. In ogni momento si può prendere un prestito di 2 ori, al massimo due volte. Durante una trattativa si possono cedere province con i loro soldati: quella attaccata solo all’attaccante, e la battaglia finisce; quella da cui parte l’attacco a nessuno.',
    ],
  },
  {
    id: 'end',
    title: 'La fine',
    body: [
      'Chi ha cinque province vince subito. Altrimenti si conta dopo l’ultimo round: mulino 3; colle, guado e torre 2; palude e valico 1; la forza delle carte messe da parte; 1 ogni tre ori; meno 1 per ogni prestito.',
    ],
  },
];
