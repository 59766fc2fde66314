import { spaceFrenchWords } from '@manigance/core';
import type { LessonText } from './en.ts';

/** The course in French. Of the rivals, Odilon plays yellow and Noor blue. */
export const text: LessonText = spaceFrenchWords<LessonText>({
  chapters: {
    goal: {
      title: 'Trois sur quatre',
      summary: 'Ce que vous voulez, et quand vous l’avez.',
      steps: {
        aim: {
          say: 'La ville de Fosko veut un Grand Triomphateur et se contentera de vous. Il y a **quatre conditions** : l’argent, les quartiers, les Administrations, et le siège de Gouverneur avec 100 de popularité. **Trois en même temps**, et vous gagnez.',
        },
        count: {
          say: 'Vous avez **plus de 150 000 Cogs** : et d’une. Trois de vos cinq quartiers sont des **Administrations** : et de deux. Pour la troisième, il vous faut **six quartiers**.',
        },
        buy: {
          say: 'Votre Lucien, celui qui a des manières, se tient aux Jardins de Porcelaine, qui ne sont à personne. Votre Edgar, l’autre, est à côté du Lucien d’Odilon.',
          ask: 'Remplissez la troisième condition.',
          right: '20 000 Cogs pour un jardin. C’était la partie la moins chère de la couronne.',
          wrong: {
            rob: 'Encore de l’argent ? **Vous en avez assez.** C’est un quartier qui manque.',
            pass: 'À un achat du titre, vous rentreriez chez vous ?',
          },
        },
        won: {
          say: 'Une victoire compte **à l’instant même**, au milieu du tour de n’importe qui. Regardez ce qu’il vous reste : 150 000 tout juste. Un caprice de plus, et vous retombiez à deux conditions.',
        },
      },
    },
    wheel: {
      title: 'La roue',
      summary: 'Comment Edgar et Lucien se déplacent.',
      steps: {
        hands: {
          say: 'Chaque tour commence en secret : vous réglez **les deux aiguilles** de votre roue, une pour Edgar, une pour Lucien. Chacune montre une **couleur** : la frontière à passer, ou la ligne de métro à prendre. Odilon et Noor ont scellé les leurs.',
        },
        border: {
          say: 'Les vôtres sont tous deux Allée des Pistons. Les Jardins de Porcelaine, où le Lucien d’Odilon prend l’air, sont derrière une frontière **verte**.',
          ask: 'Envoyez Edgar aux Jardins de Porcelaine et laissez Lucien sur place.',
          right: 'Toutes les roues sont scellées : on les retourne.',
          wrong: {
            lucien: 'Lucien **partirait aussi**. Son aiguille reste sur « Immobile ».',
            stays: 'Edgar **resterait où il est**. Il a une visite à faire.',
            wall: 'L’Allée des Pistons n’a **pas de sortie** par là. Il irait dans le mur : c’est permis, et cela se voit.',
            elsewhere:
              'Cette frontière mène **ailleurs**. Cherchez sur le plan la couleur entre les deux quartiers.',
          },
        },
        revealed: {
          say: 'Toutes les roues sont révélées ensemble, puis chacun se déplace **dans l’ordre du tour**. Plus personne ne peut rien changer : voilà pourquoi on se demande d’avance où seront les autres.',
        },
        metro: {
          say: 'Le tour suivant. L’Allée des Pistons a une station de la ligne **bleue**. Qui prend le métro ressort à **une autre** station de la même ligne.',
          ask: 'Envoyez Lucien par la ligne bleue. Edgar ne bouge pas.',
          right: 'Attention à la marche, et à votre bourse.',
          wrong: {
            edgar: '**Edgar reste** là cette fois. Les Jardins lui vont bien.',
            pink: 'La **ligne rose** ne s’arrête pas Allée des Pistons.',
            lucien: 'À pied ? Lucien a un ticket pour la **ligne bleue**.',
          },
        },
        exit: {
          say: 'Deux stations au choix, maintenant que chacun a montré où il va.',
          ask: 'Ressortez Promenade des Lanternes, qui n’est à personne.',
          right: 'Terrain neutre, et belle vue.',
          wrong: {
            yards: 'La Cour des Chaudières est **à l’autre bout** de la ligne. Et bruyante.',
          },
        },
        secret: {
          say: 'Un pas pour chacun, jamais deux, et tous deux depuis **l’endroit où le tour a commencé**. Les aiguilles montrent ce que vous voulez, même un mur. C’est un mauvais coup, et parfois un beau bluff.',
        },
      },
    },
    edgar: {
      title: 'Le métier d’Edgar',
      summary: 'Détrousser, et ne pas l’être.',
      steps: {
        who: {
          say: 'Après la promenade, chacun des vôtres peut agir **une fois**, dans l’ordre qui vous plaît. Le premier talent d’Edgar, c’est de détrousser : il prend à un **Lucien de son quartier** la moitié de son argent.',
        },
        guard: {
          say: 'Deux Luciens sont ici avec votre Edgar. Celui de Noor a **son propre Edgar** à ses côtés : gardé, intouchable. Celui d’Odilon est venu seul.',
        },
        rob: {
          say: 'Il y a deux tours, Odilon avait 70 000 Cogs, et il n’a rien acheté depuis. Les bourses sont fermées, pas les mémoires.',
          ask: 'Détroussez le Lucien d’Odilon.',
          right: 'C’est allé si vite. Il s’en souviendra lentement.',
          wrong: {
            buy: 'Lucien achètera **après**, avec plus d’argent. Edgar d’abord.',
            pass: 'Une bourse sans garde, et vous **regardez ailleurs** ? Ce n’est pas ce genre de jeu.',
          },
        },
        half: {
          say: 'La moitié de 70 000, **arrondie** au billet supérieur : 40 000. La victime doit montrer ce qu’elle avait ; un instant, tout le monde l’a su.',
        },
        memory: {
          say: 'Deux leçons en une : gardez **Edgar près de Lucien** quand votre bourse est pleine, et **tenez les comptes** de ce que les autres touchent et dépensent. Tout est dans le journal.',
        },
      },
    },
    lucien: {
      title: 'Les manières de Lucien',
      summary: 'Acheter des quartiers, à la ville et aux autres.',
      steps: {
        token: {
          say: 'Un quartier est au joueur dont le **jeton d’influence** y repose, où que soient les pions. Un quartier sans jeton est **neutre**.',
        },
        city: {
          say: 'Là où Lucien se tient en terrain neutre, la ville vend : **20 000 Cogs**.',
          ask: 'Achetez l’Hémicycle du Cygne.',
          right: 'Une poignée de main, un reçu, un jeton.',
          wrong: {
            pass: 'Il est à vendre, vous avez de quoi, et demain c’est **un autre** qui sera là.',
          },
        },
        types: {
          say: 'L’Hémicycle du Cygne est d’**Ivoire** : à la fin de la période, il rapporte 20 de popularité. Le Marché à la Ferraille, à vous aussi, est d’**Acier** : 20 000 Cogs. Les Administrations ne rapportent rien, mais comptent pour deux conditions.',
        },
        walk: {
          say: 'Le tour suivant. Les Marches de l’Opéra, à côté de Lucien, sont à Odilon, derrière une frontière **orange**.',
          ask: 'Envoyez Lucien aux Marches de l’Opéra. Edgar ne bouge pas.',
          right: 'Il est attendu. On ne le sait pas encore là-bas.',
          wrong: {
            edgar: '**Edgar reste** sur place. C’est l’affaire de Lucien.',
            stays: 'D’ici, Lucien ne peut qu’admirer ce qui est **déjà à vous**.',
            elsewhere:
              'Ce n’est pas le chemin des **Marches de l’Opéra**. Cherchez la couleur de la frontière.',
          },
        },
        player: {
          say: 'À un joueur, un quartier s’achète **30 000 Cogs**, versés au propriétaire. Qui **ne peut pas refuser**.',
          ask: 'Achetez les Marches de l’Opéra à Odilon.',
          right: 'Il vous remercie. Que faire d’autre ?',
          wrong: {
            pass: 'Vous êtes venu **pour cela**. L’argent est là.',
          },
        },
        padlock: {
          say: 'Une seule chose empêche un tel achat : la **Protection du Patrimoine**, une carte qu’on obtient aux Archives. Tant que quelqu’un la détient, tous ses quartiers portent un cadenas.',
        },
      },
    },
    administrations: {
      title: 'Des amis dans les bureaux',
      summary: 'Les quatre Administrations, et ce qu’elles coûtent.',
      steps: {
        four: {
          say: 'Quatre quartiers sont des **Administrations**. Chacune offre une action plus forte à Edgar et une autre à Lucien, à quiconque s’y tient : le propriétaire n’est ni consulté ni payé.',
        },
        price: {
          say: 'Celles d’Edgar coûtent **20 de popularité** : les gens le remarquent. Votre Edgar est à Central Bank, où un braquage rapporte 50 000. Mais vous n’avez que **10 de popularité**.',
        },
        speech: {
          say: 'Votre Lucien est Place du Cochon Saoul, où l’on peut haranguer le peuple sans frais.',
          ask: 'Chaque chose en son temps : procurez-vous la popularité qu’il faut à Edgar.',
          right: 'Cinquante points pour des promesses. On acclame ; on a bu.',
          wrong: {
            buy: 'Un beau quartier. Mais alors Lucien a **agi**, et la banque reste close.',
            rob: 'Odilon a 20 000 Cogs, cela en fait 10 000. La **banque a mieux**, et elle ne se sauve pas.',
            pass: 'Oisifs tous les deux, aux deux meilleurs coins de la ville ?',
          },
        },
        heist: {
          say: 'Le second agit sur **ce que le premier a laissé**. Soixante de popularité suffisent.',
          ask: 'Braquez Central Bank.',
          right: '50 000 Cogs. Le peuple pardonne, pour vingt points.',
          wrong: {
            rob: 'La moitié de la monnaie d’Odilon, quand vous êtes **dans une banque** ?',
            pass: 'Le discours, c’était **pour cela**.',
          },
        },
        once: {
          say: 'Chacune des huit actions se fait **une fois par période** de quatre tours ; une marque sur votre aide dit lesquelles sont faites. Détrousser et acheter n’ont pas de limite.',
        },
        support: {
          say: 'Et au **City Hall**, Lucien peut prêter son nom à Edgar : ils agissent ensemble, l’action d’Edgar compte **double**, pour 30 de popularité en tout.',
        },
      },
    },
    certificates: {
      title: 'Papiers et manigances',
      summary: 'Les certificats, et les cartes Manigance.',
      steps: {
        near: {
          say: 'Vous remplissez deux conditions : **150 000 Cogs tout juste**, et six quartiers. Une troisième Administration ferait trois : Central Bank est neutre, et vous y êtes. Elle coûte 20 000. Voyez-vous l’ennui ?',
        },
        paper: {
          say: 'À Central Bank, Lucien peut faire **certifier** une condition remplie. Elle compte dès lors pour vous quoi qu’il arrive, jusqu’à ce qu’un autre, qui la remplit aussi, vous prenne le certificat.',
        },
        take: {
          say: 'Un seul certificat par période.',
          ask: 'Faites certifier la bonne condition.',
          right: 'Tamponné, scellé. Vous voilà riche, même quand vous ne l’êtes plus.',
          wrong: {
            districts:
              'Ce ne sont pas vos quartiers que vous allez **dépenser**. Certifiez ce que vous perdriez.',
            money: 'Il vous resterait 130 000 Cogs, et **une condition de moins** qu’avant.',
            pass: 'Vous êtes au guichet. **Demandez quelque chose.**',
          },
        },
        cards: {
          say: 'Lucien a agi. Mais Edgar peut jouer pour action une **carte Manigance**. Elles se piochent au comptoir de la Place du Cochon Saoul ; la vôtre est Carte Blanche, qui laisse **Edgar acheter** un terrain neutre.',
        },
        card: {
          say: 'L’argent peut partir, maintenant.',
          ask: 'Jouez votre carte.',
          right: 'Il a signé, lui aussi. Il sait donc écrire.',
          wrong: {
            pass: 'La carte, l’argent et la banque sont **à vous** en ce moment. Cela ne durera pas.',
          },
        },
        won: {
          say: 'Certificat, quartiers, Administrations : trois. **L’ordre des deux actions** était toute l’astuce. C’est souvent le cas.',
        },
      },
    },
    period: {
      title: 'Taxes et suffrages',
      summary: 'Ce qui arrive après quatre tours.',
      steps: {
        four: {
          say: 'Quatre tours font une **période**. Le quatrième s’achève, et vous êtes le dernier à agir. Viennent ensuite les taxes, une élection, et des aides vierges pour tous.',
        },
        race: {
          say: 'Le joueur **le plus populaire** devient Gouverneur. Odilon et vous en êtes à 80. Mais votre quartier d’Ivoire vous en rapporte d’abord 20, et Odilon n’en a pas.',
        },
        end: {
          say: 'Votre Edgar est à Central Bank, que personne n’a encore braquée.',
          ask: 'Faites ce qui vous rend Gouverneur.',
          right: 'Parfois, la meilleure manigance est de garder les mains dans ses propres poches.',
          wrong: {
            heist: 'Cela coûte **20 de popularité**, précisément aujourd’hui. Le siège irait à Odilon.',
          },
        },
        elected: {
          say: 'Les taxes : 20 de popularité pour vous, des Cogs pour l’Acier. Vous voilà **Gouverneur**, avec 100 de popularité : cela suffit à remplir une condition. Le prix : un Gouverneur joue **en dernier** à la période suivante.',
        },
        tie: {
          say: 'À égalité, vous auriez tous deux **misé de l’argent** pour le siège, à voix haute, jusqu’à ce que l’un renonce. Une élection ne coûte pas de popularité ; Edgar, si.',
        },
      },
    },
    end: {
      title: 'Pas si vite',
      summary: 'Voir venir la fin, et l’empêcher.',
      steps: {
        plates: {
          say: 'Les plaques montrent les **quatre conditions** de chacun. Odilon détient le certificat de l’argent et trois Administrations : deux. Il contrôle cinq quartiers, et six seraient la troisième.',
        },
        threat: {
          say: 'Il agit juste après vous, et son Lucien se tient en **terrain neutre**, la bourse pleine.',
        },
        stop: {
          say: 'Votre Edgar est à côté de son Lucien ; votre Lucien est aux Archives, qui sont à Odilon.',
          ask: 'Empêchez-le de gagner à son prochain tour.',
          right: 'Deux Administrations et quatre quartiers. Le couronnement est remis.',
          wrong: {
            rob: 'Aux dernières nouvelles, il avait 100 000. La moitié **achète encore un quartier**.',
            pass: 'Alors il achète les Jardins, et vous pourrez **applaudir**.',
          },
        },
        spoilt: {
          say: 'Il en a tiré 30 000 Cogs, et il reviendra. Une condition se défait de bien des façons : acheter, détrousser, réquisitionner, intimider, ou prendre le **certificat**.',
        },
        play: {
          say: 'Regardez les plaques avant de régler votre roue, et la vôtre avant de fêter quoi que ce soit. **À vous de jouer.**',
        },
      },
    },
  },
  coach: {
    place:
      'Choisissez d’où partent vos deux compères. Le quartier est aussitôt à vous, sans payer ; une Administration est un bon départ.',
    wheel:
      'Réglez les deux aiguilles. Pensez d’abord à ce que chacun fera là-bas, puis à qui d’autre voudrait y être.',
    act: 'Edgar et Lucien agissent une fois chacun, dans l’ordre de votre choix. Ce que le premier rapporte, le second peut le dépenser.',
    robbed: 'Vous voilà détroussé. Un Lucien que son Edgar accompagne ne peut pas l’être.',
    brink:
      'Quelqu’un remplit deux conditions. Cherchez la troisième sur les plaques, et mettez-vous en travers.',
    ownBrink:
      'Vous remplissez deux conditions. Une de plus en même temps, et c’est fini. Les autres aussi savent compter.',
    bid: 'Popularités égales : le siège ira au plus offrant. N’oubliez pas à quoi sert l’argent.',
    elected:
      'Un nouveau Gouverneur. Le siège et 100 de popularité font une condition ; les marques sont parties, tout peut se refaire.',
    taxed:
      'Les taxes. L’Ivoire rapporte de la popularité, l’Acier de l’argent, les Administrations ni l’un ni l’autre.',
    certificate:
      'Vous pouvez faire certifier une condition ici. Choisissez celle qui se perd le plus facilement.',
    cards: 'Vous tenez une carte Manigance. La jouer est l’action d’Edgar, et ne coûte pas de popularité.',
    unpopular:
      'Moins de 20 de popularité : les bureaux sont fermés à Edgar. Un discours ou des quartiers d’Ivoire y remédieraient.',
    apart: 'La bourse est pleine, et Edgar n’est pas avec Lucien. Quelqu’un l’a peut-être remarqué.',
    period:
      'Le dernier tour de la période. Viennent les taxes et l’élection : la popularité dépensée maintenant manquera.',
  },
});
