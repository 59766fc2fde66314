import { spaceFrenchWords } from '@manigance/core';
import type { ElBookText } from './en.ts';

/** The book in French. Odilon plays yellow, Noor blue. */
export const text: ElBookText = spaceFrenchWords<ElBookText>({
  chapters: {
    crown: {
      title: 'Trois sur quatre',
      parts: {
        city: 'À Fosko, il y a ceux qui serrent les mains et ceux qui vident les poches. Vous employez l’un et l’autre. Lucien a les manières, Edgar a le reste, et à eux deux ils doivent faire de vous le Grand Triomphateur de la ville.',
        conditions:
          'Il y a **quatre conditions** : l’argent, soit 150 000 Cogs ; les quartiers, six à trois joueurs et sept sinon ; les Administrations, trois, ou deux à quatre joueurs ; et le siège de Gouverneur avec 100 de popularité. Qui en remplit **trois en même temps** a gagné.',
        instant:
          'On les vérifie après chaque événement, si petit soit-il. On peut gagner au milieu du tour d’un autre, et perdre une condition pour un billet dépensé de trop.',
        near: {
          say: 'Le rouge tient les quartiers marqués : six, dont trois Administrations. Cela fait deux conditions. Une troisième, et c’est fini.',
        },
      },
    },
    round: {
      title: 'Une période, quatre tours',
      parts: {
        turn: 'Un tour a trois temps. Chacun règle sa roue en secret ; on retourne toutes les roues et les personnages se promènent ; puis, dans l’ordre du tour, chacun agit.',
        period:
          'Après quatre tours, les taxes rentrent, la ville élit un Gouverneur et les aides redeviennent vierges. La période suivante commence. Leur nombre n’est pas fixé : la partie finit quand quelqu’un gagne.',
        start: {
          say: 'Au départ, chacun a choisi un quartier neutre, quel qu’en soit le type, et y a posé ses deux personnages et un jeton. Cela n’a rien coûté, et c’est à lui.',
        },
      },
    },
    wheel: {
      title: 'La roue',
      parts: {
        hands:
          'Votre roue a deux aiguilles, une pour Edgar, une pour Lucien. Chacune désigne une **couleur de frontière**, une **ligne de métro**, ou l’immobilité. Aucun quartier n’a deux frontières de la même couleur : une couleur est donc une adresse.',
        metro:
          'Qui prend le métro ressort à **une autre** station de la ligne. S’il y en a plusieurs, on choisit au moment de se déplacer.',
        go: {
          say: 'Les vôtres sont tous deux Allée des Pistons. Les Jardins de Porcelaine sont derrière sa frontière verte.',
          ask: 'Envoyez Lucien aux Jardins de Porcelaine et laissez Edgar ici.',
          right: 'Lucien prend un mouchoir. Edgar se demande à quoi cela sert.',
          wrong: {
            edgar: '**Edgar** s’en irait aussi. Son aiguille reste sur « Immobile ».',
            stays: 'Lucien **resterait sur place**.',
            elsewhere:
              'Ce n’est pas le chemin des **Jardins de Porcelaine** : il passe par la frontière verte.',
          },
        },
        wall: 'Une aiguille peut désigner une sortie qui n’existe pas : le personnage ne bouge alors pas. C’est un pas perdu, sauf si quelqu’un comptait sur vous.',
        together:
          'Chacun fait un pas, depuis l’endroit où le tour a commencé. Une fois les roues retournées, on ne change plus rien : voilà pourquoi vous passerez la soirée à deviner où seront les autres.',
      },
    },
    edgar: {
      title: 'Edgar',
      parts: {
        rob: 'Edgar détrousse un **Lucien qui se trouve avec lui** dans un quartier, et lui prend la moitié de son argent, arrondie au billet de 10 000 supérieur. Cela ne coûte rien, sinon une amitié.',
        guard:
          'Un Lucien ne risque rien tant que **son propre Edgar** est dans le même quartier. L’Edgar d’un autre ne protège de rien.',
        pick: {
          say: 'Votre Edgar est aux Jardins de Porcelaine avec deux Luciens. Celui de Noor a son Edgar à ses côtés ; celui d’Odilon est venu seul.',
          ask: 'Détroussez celui qui peut l’être.',
          right: 'La moitié de 70 000, arrondie au-dessus : 40 000.',
          wrong: {
            pass: 'Une bourse ouverte, et vous **rentrez** ?',
          },
        },
        cards:
          'Edgar peut aussi jouer une **carte Manigance**, ou se servir de l’Administration où il se trouve. L’un ou l’autre : chacun des vôtres agit une fois par tour, dans l’ordre qui vous plaît, ou pas du tout.',
      },
    },
    lucien: {
      title: 'Lucien',
      parts: {
        token:
          'Un quartier est au joueur dont le **jeton** y repose, où que soient les personnages. Sans jeton, il est neutre.',
        buy: 'Là où il se tient, Lucien peut acheter : à la ville pour **20 000**, ou au propriétaire pour **30 000**, qui les touche et ne peut pas refuser.',
        shop: {
          say: 'Lucien est aux Marches de l’Opéra, qui sont à Odilon. Vous avez 40 000 Cogs, et elles vous plaisent.',
          ask: 'Achetez les Marches de l’Opéra.',
          right: 'Trente mille, une révérence, un jeton. Odilon sourit des dents.',
          wrong: {
            pass: 'Vous avez l’argent **et** la place. Demain, peut-être ni l’un ni l’autre.',
          },
        },
        lock: 'Il n’y a qu’un remède, la **Protection du Patrimoine**, une carte des Archives. Les quartiers de son détenteur ne s’achètent ni ne se réquisitionnent. L’intimidation, elle, en vient encore à bout.',
      },
    },
    offices: {
      title: 'Les quatre Administrations',
      parts: {
        both: 'Chacune des quatre offre une action à Edgar et une autre à Lucien, à quiconque s’y tient. Le propriétaire n’est ni consulté ni payé.',
        edgar:
          'Celles d’Edgar coûtent **20 de popularité**. Place du Cochon Saoul, il pioche deux cartes ; aux Archives, il fait céder un quartier à deux adversaires ; à Central Bank, il prend 50 000 ; au City Hall, un quartier neutre, n’importe où.',
        lucien:
          'Celles de Lucien sont gratuites. Place du Cochon Saoul, un discours rapporte 50 de popularité ; aux Archives, il obtient la Protection du Patrimoine ; à Central Bank, un certificat ; au City Hall, il **appuie** Edgar, dont l’action compte double, pour 30 de popularité en tout.',
        heist: {
          say: 'Edgar est à Central Bank, Lucien Place du Cochon Saoul, et vous avez 10 de popularité.',
          ask: 'Faites d’abord ce qui rend le reste possible.',
          right: 'Soixante de popularité : la banque est ouverte à Edgar.',
          wrong: {
            buy: 'Une jolie propriété. Mais Lucien a **agi**, et Edgar ne peut plus payer ses 20.',
            pass: 'Tous deux aux meilleures adresses de la ville, et rien ?',
          },
        },
        once: 'Chacune des huit se fait **une fois par période**. Un jeton sur votre aide rappelle lesquelles sont faites.',
      },
    },
    papers: {
      title: 'Certificats et manigances',
      parts: {
        paper:
          'Un **certificat** fait compter une condition pour vous quoi qu’il arrive, jusqu’à ce qu’un autre, qui la remplit, vous le prenne. On l’obtient à Central Bank en remplissant vraiment la condition, et un seul par période, d’où qu’il vienne.',
        cards:
          'Les cartes Manigance se jouent avec Edgar, c’est son action. Il y en a pour acheter, pour se déplacer, pour calomnier, une pour voler une carte, une pour voler le fauteuil du Gouverneur. Une carte piochée ce tour-ci attend le suivant.',
        certify: {
          say: 'Vous avez 150 000 Cogs tout juste et six quartiers, et vous comptez faire encore des achats.',
          ask: 'Faites certifier la bonne condition.',
          right: 'Vous voilà riche sur le papier : vous pouvez dépenser.',
          wrong: {
            districts:
              'Ce ne sont pas vos **quartiers** que vous allez perdre. Certifiez ce que vous dépenserez.',
            rest: 'Vous êtes **au guichet** de Central Bank. Demandez un papier.',
          },
        },
      },
    },
    vote: {
      title: 'Taxes et suffrages',
      parts: {
        taxes:
          'Après le quatrième tour, chaque quartier d’**Ivoire** rapporte 20 de popularité et chaque quartier d’**Acier** 20 000 Cogs. Les Administrations ne rapportent que leur compagnie.',
        election:
          'Le joueur le plus populaire devient alors **Gouverneur**. Cela ne coûte pas de popularité. À égalité, on mise de l’argent, à voix haute ; si personne ne mise, personne ne gouverne.',
        price:
          'Le Gouverneur joue en dernier à la période suivante : le jeton de premier joueur va à son voisin de gauche.',
        types: {
          say: 'Ivoire et Acier côte à côte : des deux quartiers rouges marqués, l’un rapporte de la popularité, l’autre de l’argent.',
        },
      },
    },
    secrets: {
      title: 'Ce que savent les autres',
      parts: {
        purse:
          'Les bourses sont fermées, et ce que vous dites de la vôtre ne regarde que vous. Mais tout se paie au grand jour : une bonne mémoire vaut de l’or. Le journal la tient pour vous.',
        shown:
          'Quand un Lucien est détroussé, il retourne ses poches : un instant, tout le monde voit ce qu’il avait.',
        hidden:
          'Les roues sont secrètes jusqu’à ce que toutes soient réglées, les cartes jusqu’à ce qu’on les joue. Quartiers, popularité, marques, certificats et nombre de cartes sont visibles de tous.',
        stop: {
          say: 'Odilon a le certificat de l’argent, trois Administrations et cinq quartiers. Il agit après vous, et son Lucien est en terrain neutre. Le vôtre est aux Archives, qui sont à Odilon.',
          ask: 'Empêchez-le de gagner à son prochain tour.',
          right: 'Un quartier de moins, une Administration de moins. Il lui faudra une autre idée.',
          wrong: {
            rob: 'La moitié de sa bourse est partie ; l’autre **achète encore un quartier**.',
            pass: 'Il achète, il gagne, vous applaudissez.',
          },
        },
      },
    },
  },
});
