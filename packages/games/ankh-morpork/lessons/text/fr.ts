import { spaceFrenchWords } from '@manigance/core';
import type { LessonText } from './en.ts';

/** The course in French. Of the rivals, Odilon plays yellow and Noor blue. */
export const text: LessonText = spaceFrenchWords<LessonText>({
  chapters: {
    goal: {
      title: 'Un secret bien à vous',
      summary: 'Ce que vous voulez, et quand cela compte.',
      steps: {
        secret: {
          say: 'Le Patricien a disparu, et son fauteuil vous irait bien. **Votre carte secrète** dit comment l’obtenir : vous êtes le Seigneur Selachii. Personne d’autre ne le sait.',
        },
        control: {
          say: 'Le Seigneur Selachii doit **contrôler cinq Quartiers**. On contrôle un Quartier quand on y a plus de pions que n’importe quel autre joueur. Les quatre qui sont marqués sont déjà à vous.',
        },
        card: {
          say: 'Un tour, c’est une carte de votre main. Ses symboles se jouent de gauche à droite. La petite silhouette avec un plus place un Agent.',
          ask: 'Jouez la carte qui place un Agent.',
          right: 'Liard. Toute une vie à la Poste, et il tient encore debout.',
          wrong: {
            nuts: 'Les Noix Décortiquées n’ont **aucun symbole**. Elles ne font rien, et nul ne le fait mieux.',
            other: 'Cette carte construit. Cherchez la **petite silhouette**.',
          },
        },
        fifth: {
          say: 'Un Agent va là où vous êtes déjà, ou **juste à côté** : de l’autre côté d’une frontière ou d’un pont.',
          ask: 'Placez-le de façon à contrôler un cinquième Quartier.',
          right: 'Il n’y a que vous. C’est plus que tous les autres.',
          wrong: {
            mine: 'Vous contrôlez **déjà** celui-là. Ce serait quatre fois et demie, pas cinq.',
            crowd: 'Il y a **déjà quelqu’un**. Autant qu’un autre, ce n’est pas plus qu’un autre.',
          },
        },
        wait: {
          say: 'Cinq Quartiers, et toujours personne pour vous remettre les clefs. Un but se vérifie **au début de votre tour** : d’ici là, chacun a le sien pour tout gâcher.',
        },
        win: {
          say: 'Odilon et Noor avaient mieux à faire. Votre tour commence, vous contrôlez cinq Quartiers, **vous gagnez aussitôt**. C’est rarement aussi courtois.',
        },
      },
    },
    placing: {
      title: 'Placer, et déranger',
      summary: 'Où vont les Agents, et ce qu’amène leur compagnie.',
      steps: {
        neighbours: {
          say: 'Douze Quartiers autour d’un fleuve sur lequel on peut presque marcher. Deux Quartiers que relie **une frontière ou un pont** sont adjacents.',
        },
        card: {
          say: 'Cette carte a deux silhouettes : elle place **deux Agents**, l’un après l’autre.',
          ask: 'Jouez Les Nains.',
          right: 'Ils sont deux, et aucun n’admettra être l’autre.',
          wrong: {
            carrot: 'Le Capitaine Carotte n’en placerait **qu’un**. Un homme admirable, mais singulier.',
            other: 'Pas de silhouette sur celle-là. Les Nains en ont **deux**.',
          },
        },
        empty: {
          say: 'Vous pouvez placer partout où vous avez un Agent, et dans tout Quartier adjacent.',
          ask: 'Placez le premier là où il n’y a personne.',
          right: 'Une rue vide reste calme.',
          wrong: {
            crowd:
              'Il y a **déjà quelqu’un**, ne serait-ce que vous. Choisissez un Quartier sans aucun pion.',
          },
        },
        calm: {
          say: 'Personne avec qui se disputer, donc rien ne se passe. Le second aura moins d’égards.',
        },
        trouble: {
          say: 'Un Agent qui entre dans un Quartier où se tient déjà **un pion, n’importe lequel,** y amène un **jeton Chaos**. Vos propres pions se disputent aussi.',
          ask: 'Placez le second de façon à semer le Chaos.',
          right: 'Et voilà : le Chaos.',
          wrong: {
            empty: 'Ce Quartier est **vide**. Votre Agent n’y trouverait personne à contrarier.',
            already: 'Le Chaos y est **déjà**. Un Quartier ne porte jamais plus d’un jeton.',
          },
        },
        why: {
          say: 'Le Chaos est une invitation. Là où il y a un jeton, **les assassins peuvent œuvrer** et **personne ne construit**. Dès qu’un pion s’en va, le jeton part avec lui.',
        },
      },
    },
    buildings: {
      title: 'De la brique',
      summary: 'Ce que coûte un Bâtiment, et ce qu’il donne.',
      steps: {
        what: {
          say: 'Un Bâtiment compte **pour un pion** dans le contrôle, vaut ce qu’il a coûté et ne s’enfuit jamais. On construit là où l’on a **un Agent**, s’il n’y a **pas de Chaos** et pas encore de Bâtiment.',
        },
        card: {
          say: 'La maison sur une carte permet de construire. Vous avez 15 $.',
          ask: 'Jouez la carte qui construit.',
          right: 'Le Tambour Rafistolé. On l’a réparé plus souvent qu’on n’y est revenu.',
          wrong: { other: 'Cette carte **ne construit rien**. Cherchez la petite maison.' },
        },
        where: {
          say: 'Le nombre sur un Quartier est le prix. Chacun donne un **pouvoir** : L’Hippo rapporte 2 $ à chacun de vos tours ; Sombrepuits place des Agents, contre paiement.',
          ask: 'Construisez là où le pouvoir vous rapporte de l’argent.',
          right: 'Douze dollars, et le premier regagné dès le prochain tour.',
          wrong: {
            dimwell:
              'Le pouvoir de Sombrepuits **coûte 3 $** chaque fois. Bon marché à l’achat, cher à l’usage.',
          },
        },
        take: {
          say: 'La carte a un second symbole : 2 $. On peut passer n’importe quel symbole, sauf un Événement. Ce n’est pas une raison.',
          ask: 'Prenez l’argent.',
          right: 'La petite monnaie, c’est de la monnaie.',
          wrong: { skip: 'L’argent qu’on laisse n’est **à personne**. La Banque ne dit même pas merci.' },
        },
        later: {
          say: 'Un pouvoir dort pendant le tour où on le gagne. Odilon et Noor ont joué ; **c’est de nouveau à vous**.',
        },
        power: {
          say: 'Un pouvoir s’utilise à tout moment de votre tour, **une fois**, en plus de la carte que vous jouez.',
          ask: 'Utilisez le pouvoir de L’Hippo.',
          right: 'Deux dollars, et il vous reste votre carte à jouer.',
          wrong: {
            card: 'La carte peut attendre. Le pouvoir d’abord : il **ne coûte rien** et, tout à l’heure, vous l’oublierez.',
          },
        },
        so: {
          say: 'Retenez aussi l’envers : **le Chaos dans un Quartier en écarte les bâtisseurs**. Vous compris.',
        },
      },
    },
    removal: {
      title: 'La lame et le calme',
      summary: 'Retirer un rival, retirer le Chaos.',
      steps: {
        where: {
          say: 'Le poignard retire un pion **qui n’est pas à vous**, mais seulement **là où il y a du Chaos**. La Guilde des Assassins a des principes.',
        },
        card: {
          say: 'Vous partagez les Décapes avec Odilon : un chacun, donc personne ne les contrôle.',
          ask: 'Jouez la carte au poignard.',
          right: 'Inigo Skimmer. La facture suivra.',
          wrong: { other: 'Pas de **poignard** sur cette carte.' },
        },
        victim: {
          say: 'Le Chaos règne dans trois Quartiers où se tient un rival.',
          ask: 'Retirez le pion qui vous empêche de contrôler les Décapes.',
          right: 'C’est arrivé si vite. Une personne le regrettera, tout au plus.',
          wrong: {
            shades: 'Aux Ombres, cela **ne change rien pour vous** : vous n’y avez personne.',
            hippo: 'L’Agent de Noor à L’Hippo vous gêne, mais il s’agit **des Décapes**.',
          },
        },
        gone: {
          say: 'L’Agent est parti, **et le jeton avec lui** : quand un pion s’en va, pour quelque raison que ce soit, le Quartier se calme. Vous contrôlez les Décapes.',
        },
        calm: {
          say: 'Quelques instants plus tard. Le jeton barré sur une carte **retire le Chaos**, où qu’il soit.',
          ask: 'Jouez la carte qui retire le Chaos.',
          right: 'Buggy Swires, le plus grand du Guet, si l’on compte l’oiseau.',
          wrong: { other: 'Cette carte **ne calme personne**. Cherchez le jeton barré.' },
        },
        marker: {
          say: 'Vous aimeriez construire à L’Hippo, où se tient votre Agent. Avec du Chaos, c’est impossible.',
          ask: 'Retirez le jeton qui vous empêche de construire.',
          right: 'Le calme revient. Apportez des briques au prochain tour.',
          wrong: {
            shades:
              'Le Chaos aux Ombres, c’est **normal**, et cela ne vous regarde pas : vous n’y construisez pas.',
          },
        },
        so: {
          say: 'Le poignard veut du Chaos, la brique veut du calme. La plupart des tours sont une dispute : **lequel des deux** aura la rue ?',
        },
      },
    },
    money: {
      title: 'L’argent, et ce qui y ressemble',
      summary: 'Espèces, Bâtiments, emprunts : ce que vous valez.',
      steps: {
        worth: {
          say: 'Cette fois, vous êtes Chrysoprase, qui gagne avec **50 $** : vos espèces, plus le prix de vos Bâtiments, moins **12 $ par emprunt**. Vous avez 27 $ et un Bâtiment qui en vaut 18.',
        },
        card: {
          say: 'Cela fait 45 $. Il en manque cinq.',
          ask: 'Jouez la carte qui vous mène à 50 $.',
          right: 'La Monnaie Royale fabrique de l’argent. Littéralement, et plutôt mal.',
          wrong: {
            bank: 'Un emprunt rapporte **dix** et pèse **douze**. Vous seriez plus loin de deux dollars, et vous vous croiriez riche.',
            other: 'Il n’y a **pas d’argent** sur cette carte.',
          },
        },
        build: {
          say: 'Son premier symbole construit. À Sombrepuits, cela coûte 6 $, et le Bâtiment vaut ensuite 6 $.',
          ask: 'Construisez ou passez : qu’est-ce qui vous sert le mieux ?',
          right: 'Aussi riche qu’avant, avec un toit et un pouvoir de plus.',
          wrong: {
            skip: 'L’argent devient une maison **de même valeur** : vous n’y perdez rien, et la maison a un pouvoir.',
          },
        },
        take: {
          say: 'Et maintenant, les pièces.',
          ask: 'Prenez les 5 $.',
          right: 'Cinquante dollars.',
          wrong: { skip: 'Il vous manque **cinq dollars**, et ceux-ci sont cinq.' },
        },
        fifty: {
          say: 'Si personne ne vous cambriole avant votre prochain tour, la ville est à vous. Chacun peut compter **votre argent et vos Bâtiments** ; reste à deviner pourquoi vous souriez.',
        },
      },
    },
    scrolls: {
      title: 'Parchemins et accidents',
      summary: 'Des cartes à lire, et des Événements sans coupable.',
      steps: {
        scroll: {
          say: 'Un parchemin sur une carte veut dire : **faites ce que dit le texte**. Ouvrez la carte, ou laissez-y le doigt, pour la lire à loisir.',
        },
        card: {
          say: 'Trois Quartiers connaissent le Chaos. Une de vos cartes est payée au gros titre.',
          ask: 'Jouez la carte qui tire de l’argent du Chaos.',
          right: 'Sacharissa Cripslock. Une mauvaise nouvelle est une nouvelle.',
          wrong: {
            wizard: 'Rincevent ne rapporte rien, à part **un Événement** et lui-même.',
            other: 'Lisez son texte : **rien sur le Chaos**.',
          },
        },
        read: {
          say: 'Vous pouvez appliquer l’effet ou passer. Il donne 1 $ par jeton Chaos.',
          ask: 'Appliquez l’effet.',
          right: 'Trois dollars, et un rectificatif en page onze.',
          wrong: {
            skip: 'Passer ne rapporte **rien**. Le Chaos est là de toute façon ; autant que quelqu’un en profite.',
          },
        },
        wizards: {
          say: 'Un seul symbole **ne se passe jamais** : le dé à l’éclair, un Événement. Les mages en portent. Il frappe là où tombe le dé, vos propres maisons comprises.',
        },
        wizard: {
          say: 'À vous de nouveau. Odilon a un Bâtiment à L’Hippo, et vous avez un mage.',
          ask: 'Jouez le mage.',
          right: 'L’Événement passe avant tout le reste de la carte.',
          wrong: { other: 'Rien n’**explose** sur cette carte. Jouez Rincevent.' },
        },
        event: {
          say: 'Une explosion, et le dé a désigné L’Hippo. **Un Événement ne vise personne** ; c’est pourquoi il finit par toucher tout le monde. Le reste de la carte se joue comme d’habitude.',
        },
      },
    },
    interrupts: {
      title: 'Pas si vite',
      summary: 'Des cartes pour le tour des autres.',
      steps: {
        cards: {
          say: 'Les cartes à la main levée sont des **interruptions**. Elles ne servent pas à votre tour : elles répondent à une menace, **au tour de n’importe qui**.',
        },
        threat: {
          say: 'Odilon joue Inigo Skimmer et désigne votre Agent aux Décapes. Avant que rien n’arrive, **on vous demande**.',
        },
        react: {
          say: 'Gaspode garde l’Agent **où il est**. Igor le laisse partir et le ramène **ailleurs**.',
          ask: 'Gardez les Décapes.',
          right: 'Un petit chien dit « ouah », et l’assassin se rappelle un rendez-vous.',
          wrong: {
            igor: 'Igor le ramènerait **dans un autre Quartier**. Les Décapes seraient perdues.',
            pass: 'Laissez faire, et **c’est fait**.',
          },
        },
        secret: {
          say: 'À qui l’on demande reste secret : quiconque est menacé et tient **une carte, n’importe laquelle,** est interrogé, chaque fois. Une pause ne trahit rien.',
        },
        again: {
          say: 'Voilà que Noor a des idées, elle aussi : le Dr Cruces passe aux Ombres.',
        },
        igor: {
          say: 'Gaspode est dans la défausse. Il vous reste une carte qui convient.',
          ask: 'Ne laissez pas perdre cet Agent.',
          right: 'L’Agent est retiré, mais Igor garde les pièces détachées.',
          wrong: {
            pass: 'Vous **avez une carte pour cela**. Inutile de la garder pour une meilleure occasion.',
          },
        },
        elsewhere: {
          say: 'Il revient selon les règles habituelles : là où vous êtes, ou à côté. Pas d’où il vient, c’est tout.',
          ask: 'Ramenez-le là où il n’y a personne.',
          right: 'Comme neuf, aux coutures près.',
          wrong: {
            crowd:
              'De la compagnie y amènerait le **Chaos** sur votre propre Agent. Choisissez un Quartier vide.',
          },
        },
        so: {
          say: 'Votre main ne se complète qu’à la fin de **votre** tour. D’ici là, une interruption jouée est une carte de moins.',
        },
      },
    },
    end: {
      title: 'Comment cela finit',
      summary: 'Les fins d’une partie, et comment en empêcher une.',
      steps: {
        watch: {
          say: 'La partie s’arrête net quand quelqu’un **commence son tour avec son but atteint**. Chaque tour commence donc par un coup d’œil aux autres : leurs fiches comptent Quartiers et fortune.',
        },
        near: {
          say: 'Odilon contrôle cinq Quartiers. S’il est l’un des trois Seigneurs à qui cela suffit, **son prochain tour est le dernier**. Et c’est lui qui joue après vous.',
        },
        card: {
          say: 'Vous avez un tour pour tout gâcher.',
          ask: 'Jouez une carte qui peut lui prendre un Quartier.',
          right: 'Un Agent bien placé vaut un couteau.',
          wrong: {
            dagger: 'Le poignard veut du **Chaos**, et les Quartiers d’Odilon sont calmes.',
            other: 'Cette carte laisse ses cinq Quartiers **comme ils sont**.',
          },
        },
        spoil: {
          say: 'À nombre égal de pions, personne ne contrôle un Quartier.',
          ask: 'Placez votre Agent là où il coûte un Quartier à Odilon.',
          right: 'Un chacun : il n’en contrôle plus que quatre.',
          wrong: {
            two: 'Il y a **deux pions**. Un seul des vôtres ne l’arrête pas.',
            elsewhere: 'Odilon ne **contrôle pas** ce Quartier. Pour lui, cela ne change rien.',
          },
        },
        others: {
          say: 'Deux autres fins : les **Émeutes**, un Événement, s’il y a huit jetons Chaos ou plus ; et la **pioche qui s’épuise**. On compte alors les points : 5 par Agent, le prix des Bâtiments, l’argent, moins ce que vous devez.',
        },
        vimes: {
          say: 'Sauf si quelqu’un est le **Commissaire Divisionnaire Vimaire** : quand la pioche s’épuise, il gagne seul, pour avoir su attendre. Vous connaissez tous les secrets, sauf les leurs. **Jouez.**',
        },
      },
    },
  },
  coach: {
    goal: 'Votre but est affiché en haut, le chemin sur votre carte secrète. Tout le reste est du bruit, parfois utile.',
    trouble:
      'Cela a amené le Chaos. Tant qu’aucun pion ne s’en va, les assassins peuvent y œuvrer et personne n’y construit.',
    near: 'Regardez les fiches : quelqu’un approche d’un but connu. Ce n’est peut-être pas le sien. Peut-être que si.',
    ownGoal:
      'Vous avez ce que demande votre carte secrète. Gardez-le jusqu’au début de votre prochain tour, et prenez l’air innocent.',
    reaction:
      'On vous demande parce qu’un de vos pions est menacé. Quiconque tient une carte est interrogé : cela ne trahit rien.',
    lost: 'Vous avez perdu un pion. Au moins, le Quartier est calme ; revenez quand les assassins seront partis.',
    poor: 'Vous n’avez presque plus rien. Des pièces sur une carte, un pouvoir qui paie, ou un emprunt que vous regretterez.',
    build:
      'Vous avez de quoi construire. Un Bâtiment compte pour le contrôle, garde sa valeur et ne se fait jamais poignarder.',
    power:
      'Vous tenez une carte Quartier. Son pouvoir sert une fois à chacun de vos tours, quoi que vous jouiez.',
    event: 'Un Événement. Personne ne l’a voulu ; c’est bien le pire.',
    pile: 'La pioche s’amincit. Quand elle s’épuise, les points décident, à moins que quelqu’un n’ait attendu que cela.',
  },
});
