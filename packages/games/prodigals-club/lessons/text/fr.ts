import { spaceFrenchWords } from '@manigance/core';
import type { LessonText } from './en.ts';

/** The course in French. Of the rivals, Odilon plays blue and Noor white. */
export const text: LessonText = spaceFrenchWords<LessonText>({
  chapters: {
    goal: {
      title: 'L’art de perdre',
      summary: 'Ce que vous voulez, et quel score compte.',
      steps: {
        aim: {
          say: 'Les membres de ce club ont tout, et en sont las. On y rivalise à qui **perdra** : une élection, sa réputation, sa fortune. Dans chaque compétition, votre score doit **descendre**.',
        },
        plates: {
          say: 'À la fin, seul compte votre score **le plus haut**, et le plus bas de ceux-là gagne. Vous avez 6 votes et une réputation de 2 : vous en êtes à **6**. Odilon a 5 votes et une réputation de 6.',
        },
        play: {
          say: 'Cinquième manche, dernier tour, deux cartes : l’une vous coûte des votes, l’autre votre réputation.',
          ask: 'Jouez la carte qui fait baisser le score qui compte.',
          right: 'Il reste quatre votes. Vous sifflez fort bien, et le mauvais air.',
          wrong: {
            name: 'Votre nom est **déjà** ruiné. Ce sont les votes qui vous gênent.',
            end: 'Avec deux cartes en main ? Demain, elles ne valent **plus rien**.',
          },
        },
        won: {
          say: 'Les discours ont donné un vote à chacun : vous finissez à 5, Odilon à 6. Une ruine ne vaut que ce que vaut **sa partie la plus respectable**.',
        },
      },
    },
    errands: {
      title: 'Les coursiers',
      summary: 'Comment débute une manche, et pourquoi il importe d’être là le premier.',
      steps: {
        boys: {
          say: 'Une manche se joue en deux temps. D’abord, chacun envoie ses **coursiers**, un à la fois, dans l’ordre du tour. Un coursier va sur un emplacement libre et fait aussitôt ce qui y est dit.',
        },
        cards: {
          say: 'Les courses les plus disputées rapportent des **cartes**. Trois lots de l’Élection peuvent être pris dans cette manche, par les premiers venus.',
          ask: 'Envoyez un coursier chercher un lot de l’Élection.',
          right: 'Il court. Ils courent tous, à la première course.',
          wrong: {
            society:
              'C’est le plateau des **Mondanités**. De bonnes cartes, mais ce sont des votes qu’il vous faut.',
            vote: 'Personne ne peut vous prendre **cette course-là** : elle attendra. Les cartes, non.',
          },
        },
        bundle: {
          say: 'À deux ou trois joueurs, on choisit parmi les lots qui restent.',
          ask: 'Prenez celui qui a deux cartes blanches.',
          right: 'Un sermon et une corne de brume. La soirée prend forme.',
          wrong: {
            black: 'Une de ces cartes est **noire**. Pas mal du tout, mais cherchez-en deux blanches.',
            single: '**Une seule carte**, et une tuile de cercle à côté. Plus tard.',
          },
        },
        others: {
          say: 'Odilon taquine Dame Béatrice, Noor s’est offert un Gentilhomme de la Renaissance. Ces deux emplacements sont **pris** pour la manche, comme le vôtre.',
        },
        vote: {
          say: 'Votre dernier coursier. Les emplacements qui ont une place par couleur sont **personnels** : nul ne peut vous les prendre.',
          ask: 'Perdez un vote à coup sûr : snobez un électeur.',
          right: 'Il en parlera à ses amis. C’est le but.',
          wrong: {
            order:
              'Cela donne une **place à la manche suivante** et une tuile bonus. Utile, mais pas un vote de moins.',
            other: 'Une autre fois. Cherchez l’emplacement personnel de l’**Élection**.',
          },
        },
        personal: {
          say: 'Donc : d’abord ce que **les autres veulent aussi**, et pour la fin ce qui n’est qu’à vous. Quand tous les coursiers sont partis vient le second temps : les cartes.',
        },
      },
    },
    cards: {
      title: 'Blanches et noires',
      summary: 'Les cartes qui servent une fois, et celles qui restent.',
      steps: {
        borders: {
          say: 'À votre tour d’action, vous jouez autant de cartes que vous voulez. Les **blanches** agissent une fois. Les **noires** restent devant vous jusqu’à la fin, et certaines répondent à ce que vous jouez.',
        },
        black: {
          say: 'L’Agace-libéraux vous ôte un vote **chaque fois que vous offensez les Libéraux**. Le Sermon les offense.',
          ask: 'Laquelle d’abord ?',
          right: 'Maintenant, il écoute.',
          wrong: {
            white: 'Le sermon ne trouverait **personne pour l’entendre**. D’abord la carte qui lui répond.',
            end: 'Vous tenez deux cartes qui **vont ensemble**.',
          },
        },
        white: {
          say: 'Il est sur la table, et la salle est libérale jusqu’au dernier fauteuil.',
          ask: 'Prêchez.',
          right: 'Deux votes pour le sermon, un pour l’agaceur.',
          wrong: {
            activate: 'Il criera **plus tard**. C’est le sermon qu’il attend.',
            end: 'Sans le **sermon** ? Il serait déçu.',
          },
        },
        three: {
          say: 'Trois votes d’une seule carte. Il fallait que la noire fût là **quand on a joué la blanche**.',
        },
        activate: {
          say: 'Bien des cartes noires peuvent aussi être **activées**, une fois par manche.',
          ask: 'Activez l’Agace-libéraux.',
          right: 'Un mégaphone. Le chapitre suivant dit à quoi il sert.',
          wrong: {
            end: 'Cela ne coûte rien et revient **à chaque manche**. Prenez.',
          },
        },
        stays: {
          say: 'Il reste pour toutes les manches à venir. Vous avez place pour **six** cartes noires ; une noire posée tôt rapporte le plus.',
        },
      },
    },
    election: {
      title: 'L’Élection',
      summary: 'Cercles, mégaphones et Hyde Park.',
      steps: {
        circles: {
          say: 'Les votes baissent par les cartes et par les courses. Les **cercles politiques** apportent autre chose : des symboles, que d’autres cartes comptent.',
        },
        send: {
          say: 'Cette course vous coûte un vote, ce qui est l’idée, et propose deux tuiles de cercle.',
          ask: 'Envoyez un coursier aux cercles politiques.',
          right: 'Un vote de moins, et deux tuiles au choix.',
          wrong: {
            other: 'Pas maintenant. Aux **cercles politiques**, deux tuiles attendent.',
          },
        },
        lay: {
          say: 'Une tuile se pose contre une des vôtres de sorte que les **côtés qui se touchent s’accordent** : le même symbole, un symbole et un point d’interrogation, ou rien et rien.',
          ask: 'Choisissez une tuile et posez-la.',
          right: 'On se rencontre, et l’on se trouve des points communs.',
          wrong: {
            discard: 'Jetée, elle ne rapporte **rien**. Il y a une place où elle convient.',
          },
        },
        symbols: {
          say: 'Deux côtés de même symbole vous le donnent **jusqu’à la fin de la partie**. Quatre tuiles en carré font un cercle interne, avec deux faveurs de plus sur-le-champ.',
        },
        park: {
          say: 'Odilon et Noor sont allés ailleurs. À Hyde Park, on distribue des mégaphones.',
          ask: 'Allez vous faire entendre.',
          right: 'Deux mégaphones. Personne d’autre n’en a.',
          wrong: {
            other: 'Plus tard. Hyde Park est **libre maintenant**, et il n’y tient qu’un coursier.',
          },
        },
        speeches: {
          say: 'À la fin de la manche, les orateurs **les plus bruyants** perdent des votes, de plus en plus au fil des manches. Ceux qui ont **le moins** de mégaphones en gagnent un. Puis chacun rend ses mégaphones.',
        },
      },
    },
    society: {
      title: 'Les Mondanités',
      summary: 'Quatre personnages qui descendent, et une dame qui les relève.',
      steps: {
        ladder: {
          say: 'Vos deux messieurs et vos deux dames se tiennent sur une échelle. Chacun vaut **le nombre de sa ligne**, et les quatre ensemble font votre réputation. C’est en bas qu’il faut être.',
        },
        card: {
          say: 'Le nom oublié offre jusqu’à trois déplacements vers le bas, pour un personnage ou plusieurs.',
          ask: 'Jouez-la.',
          right: 'Gênant. Magnifique.',
          wrong: {
            end: 'Votre réputation est de **38**. Cela ne peut pas durer.',
          },
        },
        top: {
          say: 'Tous les pas ne se valent pas : en haut de l’échelle, les lignes sont à **deux points** l’une de l’autre.',
          ask: 'Faites le pas qui ôte deux points.',
          right: 'De 16 à 14. Il tombe de plus haut.',
          wrong: {
            stop: 'Vous avez **trois pas**. Pourquoi s’arrêter avant le premier ?',
            one: 'Cela fait **un point**. Le monsieur tout en haut en perdrait deux.',
          },
        },
        dame: {
          say: 'À la fin de la manche, **Dame Béatrice** relève les personnages qui lui font pitié. Cette fois : ceux qui partagent **une ligne avec un autre des vôtres**. Chacun remonte d’une ligne.',
        },
        last: {
          say: 'Il a fait un pas de plus, et il en reste un.',
          ask: 'Faites-le de sorte que deux des vôtres ne finissent pas sur une même ligne.',
          right: 'Elle vous regarde, ne trouve personne à secourir, et s’en offense.',
          wrong: {
            row: 'Deux se tiendraient alors sur la **ligne 8**, et elle relèverait les deux.',
            stop: 'Un pas qu’on ne fait pas est **un point qu’on garde**.',
          },
        },
        symbols: {
          say: 'Certaines cases portent un **symbole** : il est à vous tant qu’un personnage s’y tient, et les cartes qui le comptent valent plus. Un personnage n’entre jamais là où se tient un autre des vôtres.',
        },
      },
    },
    possessions: {
      title: 'Le Patrimoine',
      summary: 'La troisième compétition : comment se défaire d’une fortune.',
      steps: {
        score: {
          say: 'Quand le Patrimoine est en jeu, vous avez un troisième score : votre **argent**, et pour chaque bien sa **valeur plus 3**. Posséder pèse plus lourd que l’argent.',
        },
        sale: {
          say: 'Vendez donc, et **au-dessous de la valeur** si possible. Chaque vente ôte 3 points, et chaque livre de rabais un de plus. La Vente accorde une livre de rabais, et il y en a une autre pour les biens du quartier que montre **l’indicateur** : Belgravia.',
        },
        send: {
          say: 'Vous possédez trois biens, de valeur 16 en tout.',
          ask: 'Envoyez votre coursier à la Vente.',
          right: 'Tout doit disparaître.',
          wrong: {
            spend: 'Une livre, quand **trois biens** vous pèsent trois points chacun ?',
            other: 'Ailleurs, personne n’**achète** rien. Voyez le plateau du Patrimoine.',
          },
        },
        first: {
          say: 'Deux ventes, l’une après l’autre. Le prix est la valeur moins tous les rabais.',
          ask: 'Commencez par le bien qui se vend avec les deux rabais.',
          right: 'Valeur 3, prix 1 : cinq points de moins, pour une boîte de faux nez.',
          wrong: {
            borough: 'Celui-là est dans **un autre quartier** : un seul rabais. Cherchez Belgravia.',
          },
        },
        second: {
          say: 'La seconde vente est facultative.',
          ask: 'Vendez-en un autre.',
          right: 'Quatre points de moins à porter.',
          wrong: {
            stop: 'Gardez-le, et il vous garde de **perdre**. Vendez.',
          },
        },
        spend: {
          say: 'L’argent s’en va par les **dépenses** : courses et cartes. Tant que vous possédez quelque chose, vous ne dépensez que ce que vous avez ; quand il ne reste rien, on peut s’**endetter**, et c’est là qu’on gagne.',
        },
      },
    },
    end: {
      title: 'La fin de la saison',
      summary: 'Quand une partie finit, et ce qu’on y peut.',
      steps: {
        ends: {
          say: 'Une partie a cinq manches au plus. Elle finit plus tôt, avec la manche, si quelqu’un en est à **zéro ou moins** dans une compétition.',
        },
        near: {
          say: 'Il reste **un vote** à Odilon, qui joue après vous. Sa carte en ôte deux. Cette manche est sans doute la dernière. Vous avez 5 votes et une réputation de 9 ; la sienne est de 8.',
        },
        play: {
          say: 'Trois cartes en main.',
          ask: 'Jouez celle qui sert si la partie finit maintenant.',
          right: 'Trois pas. C’est le neuf qui devait descendre.',
          wrong: {
            black: 'Une carte noire sert aux **manches à venir**. Il n’y en aura pas.',
            votes: 'Cinq votes ou trois : c’est le **neuf** qui compte.',
            end: 'Et laisser un **neuf** sur la table ?',
          },
        },
        over: {
          say: 'Il a atteint zéro, la partie est finie, et votre pire score est plus bas que le sien. **Qui met fin à une partie ne la gagne pas toujours.**',
        },
        ready: {
          say: 'Surveillez les scores les plus bas des autres, ils mettent fin à la partie ; et votre plus haut, c’est lui qui décide. **À vous de jouer**, et perdez bien.',
        },
      },
    },
    lastWill: {
      title: 'Avec Last Will',
      summary: 'Un autre testament, soixante-dix livres, et de la compagnie. Notre reconstitution.',
      steps: {
        purse: {
          say: 'Dans les modes avec Last Will, un oncle a légué **70 £** à chacun. Votre score y est votre argent, plus ce que valent vos **propriétés** aujourd’hui. Ses règles et ses cartes sont notre reconstitution, pas celles du jeu publié.',
        },
        plan: {
          say: 'Chaque manche commence par un **plan** : des cartes à piocher, des coursiers et des actions Last Will. Vous tenez déjà un bal et une maison : il vous faut du temps, pas des cartes.',
          ask: 'Prenez le plan qui a le plus d’actions.',
          right: 'Quatre actions, et rien à piocher. Un gentleman a besoin de ses après-midi.',
          wrong: {
            cards: 'Six cartes, et **une action** pour les jouer ?',
            other: 'Il y a un plan avec **plus d’actions** que cela.',
          },
        },
        offer: {
          say: 'Les autres ont leur plan, et les plans font l’ordre de jeu. L’**offre** est face visible ; sur sa quatrième place attend une invitée.',
          ask: 'Envoyez votre coursier chercher la comtesse.',
          right: 'Il y avait un an qu’on ne l’invitait plus.',
          wrong: {
            other: 'Votre bal veut **un invité**. Elle est sur la quatrième place de l’offre.',
          },
        },
        ball: {
          say: 'Les cartes du Club se jouent librement. Celles de Last Will consomment vos **actions**.',
          ask: 'Donnez le bal.',
          right: 'Une action, et le vernis n’est pas sec.',
          wrong: {
            house: 'La maison attendra. **Le bal** d’abord.',
            end: 'Quatre actions, et vous **restez chez vous** ?',
          },
        },
        guest: {
          say: 'Seule, la valse coûte 3 £. Un invité en ajoute 4.',
          ask: 'Amenez la comtesse.',
          right: 'Sept livres, une action, aucun regret.',
          wrong: {
            alone: 'Un bal **pour un seul** ? La comtesse, c’est quatre livres de plus.',
          },
        },
        house: {
          say: 'Les maisons de ville sont à **+3** sur le marché : la vôtre, qui vaut 13 £, en coûte 16. Cet argent n’est pas encore perdu, il n’est que bâti.',
          ask: 'Achetez la maison.',
          right: 'Humide, mal exposée et hors de prix. Parfait.',
          wrong: {
            end: 'Il vous reste **des actions**, et une ruine en main.',
          },
        },
        wear: {
          say: 'Une maison qu’on n’**entretient** pas perd un cran en fin de manche, et votre score avec elle. Attendez, bousculez le marché, vendez pour peu. Ou entretenez-la, pour une action, et payez cet honneur.',
        },
        debt: {
          say: 'Tant que vous possédez une propriété, vous ne dépensez **que ce que vous avez**. Vendez tout, et vous pourrez vous endetter. La fin ne change pas : après cinq manches, ou au premier score à zéro.',
        },
      },
    },
  },
  coach: {
    errand:
      'Les coursiers partent un à un. D’abord ce que les autres veulent aussi ; les emplacements personnels vous attendent.',
    actions: 'Vos cartes. Les noires avant les blanches, si elles leur répondent ; et rien n’est à garder.',
    bundle:
      'Les blanches servent une fois, les noires à chaque manche. En début de partie, une noire rapporte plus.',
    circle: 'Une tuile donne un symbole par côté qui en touche un semblable. Vous pouvez aussi la jeter.',
    sell: 'La valeur plus 3 s’en va, le prix rentre : moins vous vendez cher, plus vous perdez.',
    dame: 'Dame Béatrice a fait sa bonne action. Sa tuile est connue dès le début de la manche : regardez-la avant de bouger.',
    hydePark:
      'Les plus bruyants perdent des votes, ceux qui ont le moins de mégaphones en gagnent un. Parfois, un seul suffit.',
    near: 'Quelqu’un approche de zéro. La partie finit avec la manche où l’on y arrive.',
    worst: 'Un de vos scores dépasse de loin les autres. C’est lui qui compte ; le reste peut attendre.',
    order:
      'Les places dans l’ordre du tour donnent aussi une tuile bonus. Être premier vaut un coursier de temps à autre.',
    lastRound:
      'La dernière manche. Les cartes noires rapportent peu désormais, et rien ne se garde pour plus tard.',
  },
});
