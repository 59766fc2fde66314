import { spaceFrenchWords } from '@manigance/core';
import type { AmBookText } from './en.ts';

/** The book in French. Odilon plays yellow, Noor blue. */
export const text: AmBookText = spaceFrenchWords<AmBookText>({
  chapters: {
    chair: {
      title: 'Un fauteuil vide',
      parts: {
        vacancy:
          'Le Seigneur Vétérini n’est pas descendu prendre son petit déjeuner. À midi, la moitié de la ville convoitait son bureau, et l’on payait l’autre moitié pour n’y pas penser. Vous êtes de ceux qui y pensent.',
        secret:
          'Avant le premier tour, chacun tire un **Personnage** et le garde face cachée. Il dit ce que vous devez obtenir. Trois seigneurs veulent contrôler des Quartiers ; Vétérini, lui, veut du monde partout ; le Dragon Roi d’Armes cultive le Chaos ; Chrysoprase veut cinquante dollars ; le Commissaire Divisionnaire Vimaire voudrait une nuit sans histoires.',
        control:
          'On **contrôle** un Quartier quand on y a plus de pions que n’importe quel autre joueur pris à part, son Bâtiment comptant pour un. À égalité, personne ne contrôle rien. Les Trolls, s’il y en a, doivent aussi être moins nombreux ; et là où siège un Démon, nul n’est chez soi.',
        map: {
          say: 'Le rouge contrôle les Quartiers marqués. Aux Ombres, les trois joueurs ont chacun un Agent : personne n’y contrôle rien.',
        },
        moment:
          'Atteindre son but ne suffit pas : il faut **l’avoir encore quand commence son propre tour**. Toute la table a donc un tour pour vous être désagréable. Seul Vimaire fait exception : il gagne quand la pioche s’épuise sans que personne ait gagné.',
      },
    },
    turn: {
      title: 'Une carte à la fois',
      parts: {
        card: 'À votre tour, vous jouez une carte de votre main, face visible, et vous suivez ses **symboles** de gauche à droite. On peut sauter un symbole qui ne sert à rien ; sauté, il ne revient pas.',
        symbols:
          'La petite silhouette met un Agent sur le plan. La maison construit, le poignard retire, les pièces sont des pièces. Le jeton barré ôte le Chaos, le parchemin renvoie au texte, et la seconde carte permet de **rejouer** une carte de sa main, sans autre limite que la main.',
        choice: {
          say: 'Trois cartes, et aucune raison d’être modeste.',
          ask: 'Jouez la carte qui permet de faire deux choses.',
          right: 'Le Tambour Rafistolé construit, puis rapporte. Peu d’auberges font les deux.',
          wrong: {
            nuts: 'Les Noix Décortiquées n’ont **aucun symbole**. On en rit d’abord, on les garde sur les bras ensuite.',
            one: 'Celle-là n’a **qu’un symbole**. Cherchez-en deux.',
          },
        },
        refill:
          'La carte jouée, on complète sa main à **cinq**. Plus de cinq, c’est permis : on ne pioche pas. Les cartes utilisées au tour des autres ne sont remplacées qu’à la fin du vôtre.',
      },
    },
    streets: {
      title: 'Du monde dans la rue',
      parts: {
        place:
          'Un nouvel Agent va là où vous en avez déjà un, ou **juste à côté** : de l’autre côté d’une frontière ou d’un pont. Si vous n’avez plus personne sur le plan, vous recommencez où vous voulez ; si vos douze Agents y sont, vous pouvez en reprendre un pour le placer ailleurs.',
        trouble:
          'S’il y a déjà quelqu’un, fût-ce l’un des vôtres, le nouveau venu amène un **jeton Chaos**. Un Quartier n’en porte jamais plus d’un. Dès qu’un pion s’en va, pour quelque raison que ce soit, le jeton part avec lui, même s’il reste du monde.',
        stir: {
          say: 'Votre carte place un Agent. Noor vient de s’installer à L’Hippo et voudrait y construire.',
          ask: 'Placez votre Agent de façon à l’en empêcher.',
          right: 'De la compagnie, du bruit, un jeton. Les maçons n’aiment pas cela.',
          wrong: {
            own: 'C’est du Chaos aussi, mais **dans votre propre rue**. Elle vise L’Hippo.',
            quiet: 'Il n’y a personne : **rien ne se passe**.',
          },
        },
        why: 'Le Chaos compte deux fois. Là où il y a un jeton, les assassins peuvent œuvrer ; là où il y a un jeton, **personne ne construit**. Pour le contrôle, il ne change rien.',
      },
    },
    houses: {
      title: 'Des murs et des pouvoirs',
      parts: {
        rules:
          'On construit là où l’on a **un Agent**, sans **Chaos** et sans Bâtiment, si l’on peut payer le nombre inscrit sur le Quartier. Inutile d’y être majoritaire. Chacun a six Bâtiments ; quand les six sont debout, on peut en déplacer un.',
        worth:
          'Un Bâtiment compte pour un pion dans le contrôle, garde la valeur de son prix et ne se fait jamais poignarder. Les incendies, les dragons et les tremblements de terre, c’est autre chose.',
        power:
          'Il donne aussi la **carte Quartier** et son pouvoir, utilisable une fois à chacun de vos tours, quelle que soit la carte jouée. Pas le tour où on la gagne, et pas tant qu’un Démon s’y trouve. Perdez le Bâtiment, la carte s’en va aussitôt.',
        build: {
          say: 'Vous avez onze dollars, et un Agent dans trois Quartiers.',
          ask: 'Construisez là où c’est permis et à portée de bourse.',
          right: 'Un toit, un prix qui reste dans vos comptes, et un pouvoir dès votre prochain tour.',
          wrong: {
            skip: 'Vous pouvez construire **ici et maintenant**. Le symbole ne repassera pas.',
          },
        },
        gods: 'Une carte fait exception. Les Petits-Dieux servent au tour de n’importe qui : quand un Événement touche un de vos pions, **trois dollars** le tirent d’affaire.',
      },
    },
    knives: {
      title: 'Le poignard',
      parts: {
        where:
          'Le poignard retire un pion qui n’est pas à vous, **dans un Quartier en proie au Chaos** : un Agent, ou un Troll, ou un Démon. Le jeton part aussi, et la rue reste calme jusqu’à la prochaine visite.',
        victim: {
          say: 'Vous partagez les Décapes avec Odilon et l’Île des Dieux avec Noor. Le Chaos ne règne que dans l’un des deux.',
          ask: 'Retirez l’Agent qui vous prive du contrôle des Décapes.',
          right: 'Un contre personne. Les Décapes sont à vous, et au calme.',
          wrong: {
            elsewhere:
              'Le Chaos y est aussi, mais **vous n’y avez personne** : cela ne changerait rien pour vous.',
          },
        },
        answer:
          'Le propriétaire de la victime a peut-être une réponse en main ; on la lui demande toujours. Si l’attentat échoue, le symbole est dépensé, mais personne n’est parti : le Chaos reste.',
      },
    },
    money: {
      title: 'Ce que vous valez',
      parts: {
        open: 'L’argent est sur la table, les Bâtiments aussi. N’importe qui peut calculer votre fortune ; Chrysoprase, qui gagne avec **cinquante dollars**, espère que nul n’y songera.',
        sum: 'Votre fortune : vos espèces, plus le prix de vos Bâtiments, moins **douze** par emprunt. Changer de l’argent en maison ne coûte donc que de la patience.',
        house: {
          say: 'Le rouge a 21 dollars et un Bâtiment qui en a coûté 18 : 39 en tout, il en manque onze.',
        },
        loans:
          'Deux cartes vous prêtent **dix dollars** et restent devant vous. Un emprunt ne se rembourse jamais d’avance et pèse douze jusqu’à la fin ; si les douze manquent au moment des points, il en coûte quinze.',
      },
    },
    chance: {
      title: 'Parchemins et accidents',
      parts: {
        scroll:
          'Le parchemin, c’est le texte. On peut le laisser tout entier ; mais une fois commencé, on va jusqu’au bout, sauf là où il dit « vous pouvez ». Qui en fait les frais, c’est vous qui le choisissez, à moins qu’il n’en décide autrement.',
        event:
          'Un seul symbole ne se saute pas : l’**Événement Aléatoire**, que portent surtout les mages. On tire le premier de la pile et l’on subit ; il y en a douze, et chacun n’arrive qu’une fois.',
        roll: {
          say: 'La plupart des Événements lancent le dé : chaque Quartier a son numéro, et ce qui s’y trouve, à vous ou non, prend ce qui vient. Les deux Quartiers marqués sont loin du fleuve : aucune inondation ne les atteint.',
        },
        riots:
          'Deux Événements sont à retenir. Les **Émeutes** mettent fin à la partie sur-le-champ si huit jetons Chaos ou plus sont sur le plan. Le **Brouillard** emporte cinq cartes de la pioche, et autant de la soirée.',
      },
    },
    answers: {
      title: 'Pas si vite',
      parts: {
        raised:
          'Quelques cartes montrent une main levée. Ce sont des **interruptions** : elles ne peuvent pas être la carte de votre tour et se jouent quand leur heure vient, au tour de n’importe qui.',
        asked:
          'Quand quelqu’un s’apprête à retirer ou à déplacer un de vos Agents, on vous consulte avant. On consulte quiconque tient encore une carte, quelle qu’elle soit : **être consulté ne trahit rien**.',
        keep: {
          say: 'Odilon lève le poignard sur votre Agent des Décapes. Gaspode le garde où il est ; Igor le laisse partir et le ramène ailleurs.',
          ask: 'Sauvez l’Agent et gardez le contrôle des Décapes.',
          right: 'Il reste. Le Chaos aussi : personne n’est parti.',
          wrong: {
            igor: 'Igor le ramène, mais **ailleurs**. Les Décapes seraient perdues.',
            pass: 'Alors il **est retiré**, et il vous reste Gaspode et des regrets.',
          },
        },
        cost: 'Une interruption protège un Agent d’une tentative. Elle va à la défausse, et votre main compte une carte de moins jusqu’à la fin de votre tour.',
      },
    },
    end: {
      title: 'Le dernier tour',
      parts: {
        ways: 'Une partie finit de trois façons : quelqu’un commence son tour avec son but atteint ; les Émeutes éclatent dans une ville qui porte huit jetons ou plus ; ou la **dernière carte** quitte la pioche.',
        vimes:
          'Si la pioche s’épuise et que l’un de vous est le Commissaire Divisionnaire Vimaire, il gagne, seul, pour avoir gardé la paix, ou du moins son calme. Après des Émeutes, l’attente ne lui vaut rien.',
        points:
          'Sinon, les **points** décident : cinq par Agent sur le plan, le prix de chaque Bâtiment, un par dollar, moins ce que l’on doit. Ce qui partage un Quartier avec un Démon ne compte pas. À égalité, la carte Quartier la plus chère l’emporte.',
        spoil: {
          say: 'Odilon contrôle quatre Quartiers et il lui en faut cinq ; c’est bientôt à lui. Dans celui qui est marqué, il n’a qu’un Agent, et vous êtes à côté.',
          ask: 'Placez votre Agent de façon qu’il en contrôle un de moins.',
          right: 'Un partout : personne ne contrôle. Il devra s’y reprendre.',
          wrong: {
            two: 'Il y a **deux pions**. Un seul des vôtres ne fait pas l’égalité.',
            elsewhere: 'Ce Quartier, il ne le **contrôle pas**. Vous ne lui prenez rien.',
          },
        },
        watch:
          'Commencez donc chaque tour par regarder les autres. À qui manque-t-il un Quartier ? Qui ne dépense plus ? Qui compte les jetons ? Vous vous tromperez une fois sur deux, et c’est pour cela qu’on joue.',
      },
    },
  },
});
