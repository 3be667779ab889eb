import type { TileReasons } from '../tile-reasons.ts';

const COMPANY = 'Oro in ogni guerra da ciò che tieni laggiù.';

export const tileReasons: TileReasons = {
  'gold-mines': COMPANY,
  'slaves-company': COMPANY,
  tobacco: COMPANY,
  'sugar-plantations': COMPANY,
  'baltic-company': COMPANY,
  'east-indies-company': COMPANY,
  'levant-company': COMPANY,
  'army-training': 'Un vantaggio duraturo per terra su chi ne ha di meno.',
  'naval-training': 'Un vantaggio duraturo per mare su chi ne ha di meno.',
  reserve: 'Un secondo lancio per la battaglia che conta di più.',
  'war-office': 'In ogni guerra un attacco senza azione e senza oro.',
  mercenaries: 'In ogni guerra un’armata senza azione e senza popolazione.',
  pressgangs: 'In ogni guerra una flotta senza azione e senza popolazione.',
  'trained-natives': 'In ogni guerra un’armata, direttamente in una colonia.',
  militia: 'Ogni costruzione può portare un’armata in più.',
  logistics: 'Ogni movimento porta un’unità in più.',
  banking: 'Ogni tassazione porta un oro in più.',
  navigation: 'Meno navi perdute sulla via delle colonie.',
  'diplomatic-service': 'In ogni guerra un’alleanza senza azione.',
  'improved-agriculture': 'Popolazione per costruire, guerra dopo guerra.',
  'government-reform': 'Troppo fermento costa più di un’azione.',
  industry: 'Punti subito, che nessuno può riprendere.',
  pirates: 'Un rivale è mal difeso per mare.',
  'slave-revolt': 'Un rivale è mal difeso nelle Americhe.',
  'fighting-withdrawal': 'Una sconfitta che non costa unità.',
  'surprise-attack': 'Un attacco in cui nessuno può aiutare il difensore.',
  blockade: 'Tiene altri fuori da una colonia, o fa valere di più le navi.',
  alliance: 'Una forza in più laggiù fino alla fine della guerra.',
};
