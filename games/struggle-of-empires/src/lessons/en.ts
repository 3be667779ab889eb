import type { LessonTexts } from '@cabinet-wars/kernel';
import type { FirstWarStep } from './first-war.ts';

export const english: LessonTexts<FirstWarStep> = {
  title: 'Your first war',
  about: 'A war on the real board, as Britain: attack, defend, build, buy, pay for it, and see it scored.',
  end: 'That was a war, from the first attack to the alliances of the next one. The table is yours now: go on against these three, with hints.',
  steps: {
    goal: {
      title: 'What you play for',
      text: 'You are Britain, in red. Three wars are fought, and at the end of each every region of the map pays points to those who control the most of it.',
      why: 'Only the sum after three wars counts. Whoever leads after the first is everybody’s target in the second.',
      learnt: 'Points come at the end of each of three wars.',
    },
    places: {
      title: 'Tokens score',
      text: 'The round tokens show who controls what, and only they score. India pays 5 to whoever has the most tokens and 3 to the next; you, France and Russia have one each, so all three would get 5.',
      why: 'Flags are armies, ships are navies; they and the forts fight for tokens, and score nothing themselves. Whoever is tied for a place gets all its points.',
      learnt: 'Tokens score, units only fight. Most tokens in India: 5 points, second: 3.',
    },
    attack: {
      title: 'Take a token',
      text: 'Your army stands in India, and no French unit guards France’s token. *Attack France in India*: it takes one of the two actions you have each round, and 2 gold.',
      why: 'A won attack turns the loser’s token into yours. You would get 5 as before, but alone: Russia would fall to 3, and France to nothing.',
      learnt: 'A won attack takes one token from a power of the other alliance.',
      others: {
        russia:
          'You may: Russia’s token is as unguarded. But France plays right after you, so we would take from France first.',
        elsewhere: 'You may attack there too, but against more. In India one token brings most for least.',
        tile: 'Tiles come in a moment. First the attack, while that token stands unguarded.',
        build:
          'More units are good, and we shall build some. But France could guard that token in its own turn: attack first.',
        move: 'Nothing needs to move: your army is where the token is.',
        pass: 'An action not used is lost. There is a token to be had.',
      },
    },
    ally: {
      title: 'Call an ally',
      text: 'Austria, which nobody plays here, has an army in India and stands by France: one against one. Spain is in your alliance and has an army there too: *call Spain*.',
      why: 'Each side throws two dice and counts the difference between them; every unit adds one. With one more unit you win six times in ten instead of four.',
      learnt: 'Powers of your alliance with units in the region can be called. Each unit adds one.',
      others: { alone: 'You may go alone: it would be an even fight. Spain’s army costs you nothing, so ask first.' },
    },
    taken: {
      title: 'Won',
      text: 'Two armies and the dice made 3, the other side 2. France’s token is now yours: with two in India you alone are first there, for 5 points.',
      why: 'Had it been a tie, nothing would have changed hands, and you would have lost a unit. So would France, if it had one here.',
      learnt: 'Two dice, their difference, plus units. More wins, a tie changes nothing.',
    },
    tile: {
      title: 'Buy a tile',
      text: 'Your second action. Tiles are lasting improvements, and make your empire unlike the others. *Take Army Training* for 6 gold: it counts one for you in every fight on land.',
      why: 'It counts as long as the enemy has less of it than you. There are only a few of each tile, and others want them too.',
      learnt: 'A tile is an action; the good ones go first.',
      others: {
        attack: 'A second attack is allowed. But each costs 2 gold, and the tile would help in all that come after.',
        another:
          'A fair choice, and you may take it in your own games. For a first war we would have Army Training: it works in every fight.',
        pass: 'Do not leave an action unused while you have gold.',
      },
    },
    attacked: {
      title: 'You are attacked',
      text: 'The others have had their turns, and Russia attacks your token in the German States, with Prussia’s help. *Call Spain* to stand by you.',
      why: 'The defender may call allies as well. A tie is enough to keep the token.',
      learnt: 'When attacked, you call allies too, and a tie is enough.',
      others: { alone: 'You could hold alone, but with worse odds, and Spain’s army costs you nothing.' },
    },
    unrest: {
      title: 'A tie, and unrest',
      text: 'Six to six: without Spain, or without the training, you would have lost. The token stays, each side lost an army, and *every unit lost brings unrest at home*.',
      why: 'Gold you do not have can be raised from your people, for unrest too. After the third war the two most restless powers lose 7 and 4 points, and a power with 20 has a revolution and cannot win.',
      learnt: 'Lost units and taxes bring unrest. Too much of it loses the game.',
    },
    build: {
      title: 'Build',
      text: 'Round two, two actions again. Your token in the German States stands bare: *build an army and send it there*. It costs 1 population, and you have 5.',
      why: 'The German States pay 8, 5 and 3, more than any other region. A new unit may go at once wherever your units can go.',
      learnt: 'A unit costs one population and goes to the map at once.',
      others: {
        fort: 'A fort guards well, but cannot attack or move on. An army does more for the same price.',
        navy: 'Navies open colonies to your armies and help them there. In the German States you want an army.',
        elsewhere: 'You may place it there. In the German States it guards a place worth up to 8 points.',
        attack: 'An attack now would leave your token in the German States bare.',
        pass: 'Do not leave an action unused.',
      },
    },
    move: {
      title: 'Move two units',
      text: 'One action moves two units. *March the army from the Mediterranean to the German States, then sail the navy from Africa to India.*',
      why: 'In the Mediterranean you have no token, so that army guards nothing. In India a navy makes your army there one stronger, unless an enemy navy beats it.',
      learnt: 'One action moves two units.',
      others: {
        india: 'That army guards your two tokens in India. Leave it there.',
        fleet: 'The navy goes second here; in your own games the order is yours.',
        elsewhere: 'You may go there. We would put units where your tokens are worth most.',
        stop: 'You may stop after one, but the second move is free.',
        attack: 'First the move: two armies in the German States attack better next time.',
      },
    },
    friends: {
      title: 'A local friend',
      text: 'Rounds three and four have been played for you, and you have won a token in the Mediterranean. Now Russia has sent a navy there. *Make a local alliance with Naples*: it counts as one army more for you there, and costs no gold.',
      why: 'A local ally stands by you in attack and in defence, is never lost, and stays until the war ends. Each helps one power only: whoever comes first has it.',
      learnt: 'A local alliance counts as a unit where it is, until the war ends.',
      others: {
        another: 'A fair friend elsewhere. Naples stands beside your new token, where Russia has just arrived.',
        attack: 'You have no gold, so an attack would mean taxes. The alliance costs none.',
        tile: 'Tiles and alliances are special actions, of which a turn has one. Today we would have Naples.',
        build: 'You have one population left to build with, and another action after this one. First the alliance.',
        move: 'Your units stand where your tokens are. First the alliance.',
        pass: 'Do not leave an action unused.',
      },
    },
    reform: {
      title: 'Calm your people',
      text: 'The last round of the war. The armies you lost have left you with 2 unrest. *Take Government Reform*: it gives back 2, and costs no gold either.',
      why: 'How much unrest the others have is hidden from you, as yours is from them. After the third war those with the most of it lose points: better not to be one of them.',
      learnt: 'Government Reform gives back unrest.',
      others: {
        another: 'You may. But most tiles bear fruit later, and this war ends with this round.',
        attack: 'The attack comes next: there is time for both.',
        alliance: 'It would end with the war, in a moment.',
        move: 'Nothing needs to move now.',
        pass: 'Do not leave an action unused.',
      },
    },
    tax: {
      title: 'Tax, and attack',
      text: 'One action is left, and not a coin. *Attack France in the German States all the same*: your people are taxed for the 2 gold, which brings 1 unrest. With the United Provinces beside you it is three armies against three.',
      why: 'Won, it is worth 3 points to you and takes 3 from France, and nobody has long to pay you back. Lost, it costs an army.',
      learnt: 'What you cannot pay is taxed: 2 gold for 1 unrest.',
      others: {
        elsewhere: 'You may attack there too. But the German States pay more than any other region.',
        move: 'Units that move now bring you nothing before the war is scored.',
        pass: 'An action not used is lost, and the war is nearly over.',
      },
    },
    'struck-back': {
      title: 'Held as well',
      text: 'Five to three: the token is yours. France sent a new army and struck back at once, but your side held with five to four, and that army is gone too.',
      why: 'Whoever attacks and loses also loses a unit. So look at the odds even when you can pay.',
      learnt: 'A lost attack costs a unit.',
    },
    'last-attack': {
      title: 'The last action',
      text: 'Spain has had its turn, and Russia its first action. The last one of the war is Russia’s too, and it attacks you once more.',
      why: 'Whoever acts last in a war can no longer be paid back. Order of play is worth gold, as you will see.',
      learnt: 'A war has six rounds with four players; the last to act has an advantage.',
    },
    scored: {
      title: 'The war is scored',
      text: 'Every power took its income, and region by region the points were paid. You have 26, Russia leads with 34, and two wars are still to come.',
      why: 'Points are kept; tokens and units stay on the map. Alliances are made anew, and new neutral countries come.',
      learnt: 'Tokens and units stay for the next war; alliances do not.',
    },
    auction: {
      title: 'Alliances are sold',
      text: 'A new war, and new alliances: two powers of one alliance cannot attack each other. Russia’s bid would set you against France. *Bid 1 gold: Russia for the red alliance, Spain for the blue*, so that a place beside Russia stays free for you.',
      why: 'Red and blue are only the names of the two sides. The highest bid decides which powers go where. Russia is strong beside your tokens: better an ally than an enemy.',
      learnt: 'The auction decides who cannot attack whom, and the order of play.',
      others: {
        pass: 'If you pass, Russia’s bid stands: you in the red alliance, France against you, and Russia still free to join your enemies.',
        more: 'One gold is enough to be ahead, and you have only one: what you have not got is taxed, for unrest.',
        another:
          'A bid may name whom you like. We would name Russia and Spain, so that one place beside Russia stays free for you.',
      },
    },
    alliances: {
      title: 'Join the strong one',
      text: 'Nobody bid higher, so Russia and Spain are placed. The next auction is yours to open: *bid 0 and put yourself in the red alliance*. France is left for the blue.',
      why: 'With Russia in your alliance, its armies beside your tokens are no threat in this war, and can be called to help.',
      learnt: 'Each auction places two powers; whoever is on your side cannot attack you.',
      others: {
        more: 'There is no bid to beat. Nought will do.',
        against:
          'France in the red alliance leaves you the blue one, against Russia. In the red one Russia cannot attack you.',
      },
    },
  },
};
