// Made by Scripts/generate-symbols from the designs in Scripts/symbols. Don't edit.
// swift-format-ignore-file

extension SymbolTable {
    /// A row for each symbol: its name, what it can stand in, and the contours of each weight; or another name of one.
    static let rows: StaticString = """
        airplane c _) _* _+ _,
        airpods - Y:Y;Y<Y= Y>Y?Y@YA YBYCYDYE
        alarm - DBDCDDDEDF DGDHDIDJDK DLDMDNDODP
        alarm.fill - DBDCDQDR DGDHDSDK DLDMDTDP
        ant c SLSMSNSO SPSQSRSS STSUSVSW
        ant.fill - SL SP ST SX
        antenna.radiowaves.left.and.right c W%W&W'W(W) W*W+W,W-W. W/W0W1W2W3 W4W5W6W7W8
        app - (>(? (@(A (B(C
        app.fill - (> (@ (B
        apple.terminal = terminal
        apple.terminal.fill = terminal.fill
        applewatch - ZpZqZrZsZt ZuZvZwZxZy ZzZ{Z|Z}
        archivebox c :~;!;#;$ ;%;&;';( ;);*;+;,
        archivebox.fill - ;-;.;/ ;0;1;2 ;3;4;5 ;6;7;8
        arrow.2.circlepath c $r$s $t$u $v$w $x$y
        arrow.backward = arrow.left
        arrow.clockwise cs $W$X $Y$Z $[ $]
        arrow.counterclockwise cs $^$_ $`$a $b $c
        arrow.down cs #z #{ #| #}
        arrow.down.left cs $- $. $/ $0
        arrow.down.right cs $) $* $+ $,
        arrow.down.right.and.arrow.up.left c $O$P $Q$R $S$T $U$V
        arrow.forward = arrow.right
        arrow.left cs #r #s #t #u
        arrow.left.and.right - $4 $5 $6
        arrow.left.arrow.right cs $?$@ $A$B $C$D $E$F
        arrow.right cs #n #o #p #q
        arrow.triangle.2.circlepath c $r$s $t$u $v$w $x$y
        arrow.triangle.branch - $z ${ $|
        arrow.turn.down.right - $o $p $q
        arrow.turn.up.left - $l $m $n
        arrow.up cs #v #w #x #y
        arrow.up.and.down - $1 $2 $3
        arrow.up.arrow.down cs $7$8 $9$: $;$< $=$>
        arrow.up.left cs $% $& $' $(
        arrow.up.left.and.arrow.down.right c $G$H $I$J $K$L $M$N
        arrow.up.right cs #~ $! $# $$
        arrow.uturn.backward cs $d $e $f $g
        arrow.uturn.forward cs $h $i $j $k
        arrow.uturn.left = arrow.uturn.backward
        arrow.uturn.right = arrow.uturn.forward
        at - #9#: #;#< #=#>
        backward c VKVLVMVN VOVPVQ VRVSVT
        backward.end - V`VaVb VcVdVe VfVgVh
        backward.end.fill - V`Va VcVd VfVg
        backward.fill - VKVL VO VR VU
        bag c 8C8D8E 8F8G8H 8I8J8K
        bag.badge.plus - 8L8D7g7h 8M8G7j7h 8N8J7l7h
        bag.fill - 8O8P8Q 8R8S8T 8U8V8W 8X8Y8Z
        bag.fill.badge.plus - 8[8P7g7h 8]8S7j7h 8^8V7l7h
        bandage - KRKSKTKUKVKWKXKY KZK[K]K^K_K`KaKb KcKdKeKfKgKh
        bandage.fill - KiKjKkKlKmKnKo KpKqKrKsKtKuKv KwKxKyKzK{
        banknote - 9g9h9i9j9k9l 9m9n9o9p9q9r 9s9t9u9v9w9x
        banknote.fill - 9g9y9z9{9| 9m9}9~:!:# 9s:$:%:&:'
        barcode - 0H0I0J0K0L0M0N 0O0P0Q0R0S0T0U 0V0W0X0Y0Z0[0]
        barcode.viewfinder - /:/;/c/d/e/f/</= />/?/g/h/i/j/@/A /B/C/k/l/m/n/D/E
        basket - 8h8i8j8k8l 8m8n8o8p8q 8r8s8t8u8v
        basket.fill - 8h8w8x8y 8m8z8{8| 8r8}8~9!
        basketball - LdLeLfLg(2LhLiLjLk LlLmLnLo(4LpLqLrLs LtLuLvLw(6LxLyLzL{
        basketball.fill - L|(2 L}(4 L~(6
        battery.0 - WTWUWW WXWYW[ W]W^W`
        battery.0percent = battery.0
        battery.100 - WTWUWVWW WXWYWZW[ W]W^W_W`
        battery.100.bolt - WjWkWlWmWnWW WoWpWqWrWsW[ WtWuWvWwWxW`
        battery.100percent = battery.100
        battery.100percent.bolt = battery.100.bolt
        battery.25 - WTWUWgWW WXWYWhW[ W]W^WiW`
        battery.25percent = battery.25
        battery.50 - WTWUWdWW WXWYWeW[ W]W^WfW`
        battery.50percent = battery.50
        battery.75 - WTWUWaWW WXWYWbW[ W]W^WcW`
        battery.75percent = battery.75
        bed.double - IhIiIjIkIl ImInIoIpIq IrIsItIuIv
        bed.double.fill - IwIxIjIk IyIzIoIp I{I|ItIu
        bell c 7S7T7U 7V7W7X 7Y7Z7[
        bell.badge - 8$8%7U 8&8'7X 8(8)7[
        bell.badge.fill - 8*8%7n 8+8'7p 8,8)7r
        bell.badge.plus - 7f7g7h 7i7j7h 7k7l7h
        bell.fill - 7m7n 7o7p 7q7r 7s7t
        bell.fill.badge.plus - 7{7g7h7| 7}7j7h7~ 8!7l7h8#
        bell.slash - 7]7^7_7U 7`7a7b7X 7c7d7e7[
        bell.slash.fill - 7u7v7n 7w7x7p 7y7z7r
        bicycle c `>`?`@`A`B`C`D `E`F`G`H`I`J`K `L`M`N`O`P `Q`R`S`T
        bird c SYSZS[ S]S^S_ S`SaSb
        bird.fill - SYSc S]Sc S`Sc SdSc
        birthday.cake - JWJXJYJZJ[J] J^J_J`JaJbJc JdJeJfJgJhJi
        birthday.cake.fill - JWJXJYJZJj J^J_J`JaJk JdJeJfJgJl
        bold - '''(') '*'+', '-'.'/
        bolt c Q8Q9 Q:Q; Q<Q=
        bolt.fill - Q8 Q: Q< QH
        bolt.slash - Q>Q?Q@ QAQBQC QDQEQFQG
        bolt.slash.fill - Q>QI QAQJ QDQK
        book c ?=?>?? ?@?A?B ?C?D?E
        book.closed - ?N?O?P?Q ?R?S?T?U ?V?W?X?Y
        book.closed.fill - ?N?Z ?R?[ ?V?]
        book.fill - ?F?G ?H?I ?J?K ?L?M
        bookmark c @(@) @*@+ @,@-
        bookmark.fill - @( @* @, @7
        bookmark.slash - @.@/@0 @1@2@3 @4@5@6
        bookmark.slash.fill - @.@8 @9@2 @:@5
        books.vertical - ?^?_?`?a?b?c ?d?e?f?g?h?i ?j?k?l?m?n?o
        books.vertical.fill - ?^?p?q ?d?r?s ?j?t?u
        brain - 4X4Y4Z4[4]4^4_ 4`4a4b4c4d4e4f 4g4h4i4j4k
        brain.head.profile - 4l4m4n4o 4p4q4r4s 4t4u4v4w
        briefcase c 9#9$9899 9(9)9:9; 9-9.9<9=
        briefcase.fill - 9#9$9> 9(9)9? 9-9.9@ 9A9B9C
        bubble.left c AFAG AHAI AJAK
        bubble.left.and.bubble.right - B4B5B6 B7B8B9 B:B;B<
        bubble.left.and.bubble.right.fill - B4B= B7B> B:B?
        bubble.left.fill - AF AH AJ AL
        bubble.right c AMAN AOAP AQAR
        bubble.right.fill - AM AO AQ AS
        building - 6)6*6+6,6-6.6/ 60616263646566 6768696:6;6<6=
        building.2 - 5L5M5N5O5P5Q5R5S5T5U5V 5W5X5Y5Z5[5]5^5_5`5a5b 5c5d5e5f5g5h5i5j5k5l5m
        building.2.fill - 5L5n5o5p5q5r5s5t5u 5W5v5w5x5y5z5{5|5} 5c5~6!6#6$6%6&6'6(
        building.columns c 6M6N6O6P6Q6R6S 6T6U6V6W6X6Y6Z 6[6]6^6_6`6a6b
        building.columns.fill - 6M6O6P6Q6R6S 6T6V6W6X6Y6Z 6[6^6_6`6a6b 6c6d6e6f
        building.fill - 6)6>6?6@6A6B 606C6D6E6F6G 676H6I6J6K6L
        bus - _b_c_d_e_f_g _h_i_j_k_l_m _n_o_p_q_r_s
        bus.fill - _b_t_u_v_w _h_x_y_v_w _n_z_{_v_w
        calendar c CfCgChCiCjCkClCm CnCoCpCqCrCsCtCu CvCwCxCyCzC{C|C} C~D!D#D$D%D&D'D(D)D*
        calendar.badge.minus - D+CgCiCjD,8<Cl7h D-CoD.CqCrD/8=Ct7h D0CwCyD1D28>C|7h
        calendar.badge.plus - D+CgCiCj7gD,Cl7h D-CoD.CqCr7jD/Ct7h D0CwCyD17lD2C|7h
        camera c TNTOTPTQTR TSTTTUTVTW TXTYTZT[T]
        camera.fill - TNT^T_T` TSTaTbTc TXTdTeTf TgThTiTj
        camera.viewfinder - /:/;TkTlTmTn/</= />/?ToTpTqTr/@/A /B/CTsTtTuTv/D/E
        capsule - (o(p (q(r (s(t
        capsule.fill - (o (q (s
        car c _-_._/_0_1 _2_3_4_5_6 _7_8_9_:_;
        car.fill - _-_<_=_> _2_?_=_> _7_@_=_> _A_B_=_>
        car.side - _C_D_E_F_G_H_I_J _K_L_M_N_O_P_Q_R _S_T_U_V_W_X_Y_Z
        car.side.fill - _[_]_G_I _^___O_Q _`_a_W_Y
        carrot - SeSf SgSh SiSj
        carrot.fill - Se Sg Si
        cart c 8-8.8/80 81828384 85868788
        cart.badge.minus - 898<7h8/ 8:8=7h83 8;8>7h87
        cart.badge.plus - 897g7h8/ 8:7j7h83 8;7l7h87
        cart.fill - 8-8/80 818384 858788 8?
        cart.fill.badge.minus - 8@8<7h8/ 8A8=7h83 8B8>7h87
        cart.fill.badge.plus - 8@7g7h8/ 8A7j7h83 8B7l7h87
        case - 9#9$9D 9(9)9E 9-9.9F
        case.fill - 9#9$ 9(9) 9-9.
        chart.bar - HLHMHNHOHPHQ HRHSHTHUHVHW HXHYHZH[H]H^
        chart.bar.fill - HLHNHP HRHTHV HXHZH]
        chart.bar.xaxis - H_H`HaHbHcHdHe HfHgHhHiHjHkHl HmHnHoHpHqHrHs
        chart.line.uptrend.xyaxis c I#I$ I%I& I'I( I)I*
        chart.pie - HtHuHvHw HxHyHzH{ H|H}H~I!
        chart.pie.fill - HtHv HxHz H|H~
        checklist - &0&1&2&3 &4&5&6&7 &8&9&:&;
        checkmark cs !2 !3 !4 !5
        checkmark.seal - *c*d*M *e*f*N *g*h*O
        checkmark.seal.fill - *c*P *e*Q *g*R
        checkmark.shield - *G*H*M *I*J*N *K*L*O
        checkmark.shield.fill - *H*P *J*Q *L*R
        chevron.backward = chevron.left
        chevron.compact.down - #k #l #m
        chevron.down cs #K #L #M #N
        chevron.forward = chevron.right
        chevron.left cs #C #D #E #F
        chevron.left.2 - #U#V #W#X #Y#Z
        chevron.left.forwardslash.chevron.right - #b#c#d #e#f#g #h#i#j
        chevron.right cs #? #@ #A #B
        chevron.right.2 - #O#P #Q#R #S#T
        chevron.up cs #G #H #I #J
        chevron.up.chevron.down - #[#] #^#_ #`#a
        circle - (2(3 (4(5 (6(7
        circle.dashed - )$)%)&)')()))*)+ ),)-).)/)0)1)2)3 )4)5)6)7)8)9):);
        circle.fill - (2 (4 (6
        circle.grid.2x2 - +w+x+y+z+{+|+}+~ ,!,#,$,%,&,',(,) ,*,+,,,-,.,/,0,1
        circle.grid.2x2.fill - +w+y+{+} ,!,$,&,( ,*,,,.,0
        circle.grid.3x3 - ,2,3,4,5,6,7,8,9,:,;,<,=,>,?,@,A,B,C ,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,U ,V,W,X,Y,Z,[,],^,_,`,a,b,c,d,e,f,g,h
        circle.grid.3x3.fill - ,2,4,6,8,:,<,>,@,B ,D,F,H,J,L,N,P,R,T ,V,X,Z,],_,a,c,e,g
        circle.lefthalf.fill = circle.lefthalf.filled
        circle.lefthalf.filled - )T(2 )U(4 )V(6
        clipboard - >5>6>7 >8>9>: >;><>=
        clipboard.fill - >5>> >8>? >;>@
        clock c D3(2(3 D4(4(5 D5(6(7
        clock.arrow.circlepath - D;D<D= D>D? D@DA
        clock.fill - D6(2 D7(4 D8(6 D9D:
        cloud c NjNk NlNm NnNo
        cloud.bolt - OiOj OkOl OmOn
        cloud.bolt.fill - OoOj OpOl OqOn
        cloud.drizzle - N}N~OAOBOCOD O%O&OEOFOGOH O*O+OIOJOKOL
        cloud.drizzle.fill - N}OAOBOCOD O%OEOFOGOH O*OIOJOKOL
        cloud.fill - Nj Nl Nn Ny
        cloud.fog - O]O^O_O` OaObOcOd OeOfOgOh
        cloud.fog.fill - O]O_O` OaOcOd OeOgOh
        cloud.heavyrain - O/O0O1O2O3O4 O5O6O7O8O9O: O;O<O=O>O?O@
        cloud.heavyrain.fill - O/O1O2O3O4 O5O7O8O9O: O;O=O>O?O@
        cloud.moon - P+P,P- P.P/P0 P1P2P3
        cloud.moon.fill - P4P, P5P/ P6P2
        cloud.rain - N}N~O!O#O$ O%O&O'O(O) O*O+O,O-O.
        cloud.rain.fill - N}O!O#O$ O%O'O(O) O*O,O-O.
        cloud.slash - NpNqNr NsNtNu NvNwNx
        cloud.slash.fill - NpNz NsN{ NvN|
        cloud.snow - N}N~OMONOOOPOQ O%O&OROSOTOUOV O*O+OWOXOYOZO[
        cloud.snow.fill - N}OMONOOOPOQ O%OROSOTOUOV O*OWOXOYOZO[
        cloud.sun - OrOsOtOuOvOwOxOy OzO{O|O}O~P!P#P$ P%P&P'
        cloud.sun.fill - OrOsOtOuP(OwOx OzO{O|O}P)P!P# P*P&
        comb - M(M) M*M+ M,M-
        comb.fill - M( M* M,
        command cs 'f'g'h'i'j'k 'l'm'n'o'p'q 'r's't'u'v'w 'x'y'z'{'|'}
        computermouse - [z[{[| [}[~]! ]#]$]%
        computermouse.fill - ]&[{ ]'[~ ](]$
        cpu - ]W]X]Y]Z ][]]]^]_ ]`]a]b]c
        cpu.fill - ]W]d]e ][]f]g ]`]h]i
        creditcard c 9Q9R9S9T 9U9V9W9X 9Y9Z9[9]
        creditcard.fill - 9Q9^9_ 9U9`9a 9Y9b9c 9d9e9f
        crop - FlFm FnFo FpFq
        cross c J|J} J~K! K#K$
        cross.case c 9#9$9G9H 9(9)9I9J 9-9.9K9L
        cross.case.fill - 9#9$9M 9(9)9N 9-9.9O 9A9B9P
        cross.fill - J| J~ K# K%
        crown - G1G2G3 G4G5G6 G7G8G9
        crown.fill - G1G: G4G; G7G<
        cube c :^:t:a:u :c:v:f:w :h:x:k:y
        cube.fill - :z :n:{ :p:| :r:}
        cup.and.saucer - J,J-J.J/ J0J1J2J3 J4J5J6J7
        cup.and.saucer.fill - J,J.J/ J0J2J3 J4J6J7
        curlybraces s '~(! (#($ (%(& ('((
        desktopcomputer - Z:Z;Z<Z= Z>Z?Z@ZA ZBZCZDZE
        diamond - (i(j (k(l (m(n
        diamond.fill - (i (k (m
        die.face.5 - H2H3H4H5H6H7H8 H9H:H;H<H=H>H? H@HAHBHCHDHEHF
        die.face.5.fill - H2HGHHHIHJHK H9HGHHHIHJHK H@HGHHHIHJHK
        display - Z1Z2Z3 Z4Z5Z6 Z7Z8Z9
        divide cs !>!?!@ !A!B!C !D!E!F !G!H!I
        doc c =)=*=+ =,=-=. =/=0=1
        doc.badge.plus - =2=+=3=4 =5=.=6=7 =8=17l7h
        doc.fill - =)=9 =:=; =/=< ===>
        doc.fill.badge.plus - =?=9=3=4 =@=;=6=7 =A=<7l7h
        doc.on.clipboard - >Y>Z>[>]>^>_>` >a>b>c>d>e>f>g >h>i>j>k>l>m>n>o
        doc.on.clipboard.fill - >Y>p>]>q>r >a>s>d>t>u >h>v>w>l>x>y
        doc.on.doc - >#>$>%>& >'>(>)>* >+>,>->.
        doc.on.doc.fill - >/>$>0 >1>(>2 >3>,>4
        doc.plaintext - =N=O=P=Q=R =S=T=U=V=W =X=Y=Z=[=]
        doc.plaintext.fill - =N=^=_=` =S=a=b=c =X=d=e=f
        doc.richtext - =N=O=g=h=i=j =S=T=k=l=m=n =X=Y=o=p=q=r
        doc.richtext.fill - =N=s=t=u=v =S=w=x=y=z =X={=|=}=~>!
        doc.text - =)=*=+=B=C =,=-=.=D=E =/=0=1=F=G
        doc.text.fill - =)=9=H=I =:=;=J=K =/=<=L=M
        dollarsign cs 'U'V'W 'X'Y'Z '[']'^ '_'`'a
        dot.radiowaves.left.and.right - W9W:W;W<W= W>W?W@WAWB WCWDWEWFWG
        drop c PzP{ P|P} P~Q!
        drop.fill - P{ P} Q! Q#
        dumbbell - L%L&L'L(L) L*L+L,L-L. L/L0L1
        dumbbell.fill - L%L&L) L*L+L. L/
        ear - 4F4G 4H4I 4J4K
        ellipsis c !j!k!l !m!n!o !p!q!r !s!t!u
        ellipsis.bubble - AFAGAaAbAc AHAIAdAeAf AJAKAgAhAi
        ellipsis.bubble.fill - AFAjAkAl AHAmAnAo AJApAqAr
        envelope c @k@l@m @n@o@p @q@r@s
        envelope.badge.plus - @t@l@u@v @w@o@x@y @z@r7l7h
        envelope.fill - @k@{ @n@| @q@} @~A!
        envelope.fill.badge.plus - A#@u@v A$@x@y A%7l7h
        envelope.open - A&A'A( A)A*A+ A,A-A.
        envelope.open.fill - A&A/ A)A0 A,A1
        equal cs !6!7 !8!9 !:!; !<!=
        eraser - <f<g<h <i<j<k <l<m<n
        eraser.fill - <f<o <i<p <l<q
        eurosign cs 'b 'c 'd 'e
        exclamationmark cs #)#* #+#, #-#. #/#0
        exclamationmark.bubble - AFAGAyAz AHAIA{A| AJAKA}A~
        exclamationmark.bubble.fill - AFB!B# AHB$B% AJB&B'
        exclamationmark.octagon - (c(d*}*~ (e(f+!+# (g(h+$+%
        exclamationmark.octagon.fill - (c+&+' (e+&+' (g+&+'
        exclamationmark.shield - *G*H+.+/ *I*J+0+1 *K*L+2+3
        exclamationmark.shield.fill - *H+4+5 *J+6+7 *L+8+9
        exclamationmark.triangle - *o*p*q*r *s*t*u*v *w*x*y*z
        exclamationmark.triangle.fill - *o*{*| *s*{*| *w*{*|
        externaldrive - ^C^D^E^F ^G^H^I^J ^K^L^M
        externaldrive.fill - ^C^N^O ^G^P^Q ^K^R^S
        eye c 3a3b3c3d 3e3f3g3h 3i3j3k3l
        eye.fill - 3a3|3} 3e3~4! 3i4#4$ 4%4&4'
        eye.slash - 3m3n3o3p3q 3r3s3t3u3v 3w3x3y3z3{
        eye.slash.fill - 3m4(4)4* 3r4+4,4- 3w4.4/
        eyedropper - FTFUFV FWFXFY FZF[
        eyeglasses - 404142 434445 464748
        eyes - 494:4;4<4=4> 4?4@4A4B 4C4D4E
        face.smiling - 0^0_(2(30` 0a0b(4(50c 0d0e(6(70f
        face.smiling.fill - 0g0h(20i 0g0h(40j 0g0h(60k
        faceid - /:/;/o/p/q/r/</= />/?/s/t/u/v/@/A /B/C/w/x/y/z/D/E
        ferry - `s`t`u`v `w`x`y`z `{`|`}`~
        ferry.fill - `s`t`v `w`x`z `{`|`~
        figure.run c 2s2t 2u2v 2w2x 2y
        figure.stand - 2f2g 2h2i 2j2k
        figure.walk c 2l2m 2n2o 2p2q 2r
        film - UGUHUIUJUKULUMUNUO UPUQURUSUTUUUVUWUX UYUZU[U]U^U_U`UaUb
        film.fill - UGUc UPUd UYUe
        fish c RuRvRwRx RyRzR{R| R}R~S!S#
        fish.fill - RuS$S% RyS%S& R}S%S' S(S)S%
        flag c BjBk BlBm BnBo
        flag.checkered c BqBr BsBt BuBvBwBx ByBzB{B|
        flag.fill - Bj Bl Bn Bp
        flame c Q$Q%Q&Q' Q(Q)Q*Q+ Q,Q-Q.
        flame.fill - Q%Q/Q0 Q)Q1Q2 Q-Q3Q4 Q5Q6Q7
        folder c <r<s<t <u<v<w <x<y<z
        folder.badge.minus - <{<s8<7h <|<v8=7h <}<y8>7h
        folder.badge.plus - <{<s7g7h <|<v7j7h <}<y7l7h
        folder.fill - <r<~ <u=! <x=# =$=%
        folder.fill.badge.minus - =&<~8<7h ='=!8=7h =(=#8>7h
        folder.fill.badge.plus - =&<~7g7h ='=!7j7h =(=#7l7h
        fork.knife c JJJKJLJM JNJOJPJQ JRJSJT JUJV
        forward c V@VAVBVC VDVEVF VGVHVI
        forward.end - VVVWVX VYVZV[ V]V^V_
        forward.end.fill - VVVW VYVZ V]V^
        forward.fill - V@VA VD VG VJ
        fuelpump c M:M;M<M= M>M?M@MA MBMCMDME
        fuelpump.fill - M:MFMG M>MHMI MBMJMK MLMMMN
        function - 'C'D 'E'F 'G'H
        gamecontroller c Z~[![#[$[% [&['[([)[* [+[,[-[.[/
        gamecontroller.fill - Z~[0[1[2 [&[3[4[5 [+[6[7[8 [9[:[;[<
        gauge - IFIGIH(2(3IIIJ IKILIM(4(5INIO IPIQIR(6(7ISIT
        gear c 7172737475 767778797: 7;7<7=7>7? 7@7A7B7C7D
        gearshape c 6g6h6i6j 6k6l6m6n 6o6p6q6r
        gearshape.2 - 6u6v6w6x6y6z6{6| 6}6~7!7#7$7%7&7' 7(7)7*7+7,7-7.
        gearshape.2.fill - 6u7/6y70 6}7/7$70 7(7/70
        gearshape.fill - 6g6s 6k6s 6o6s 6t6s
        gift c :>:?:@:A:B:C:D :E:F:G:H:I:J:K :L:M:N:O:P:Q:R
        gift.fill - :S:?:@:T :U:F:G:V :W:M:N:X :Y:Z:[:]
        globe - QdQeQfQgQhQi(2QjQkQlQmQnQo QpQqQrQsQtQu(4QvQwQxQyQzQ{ Q|Q}Q~R!R#R$(6R%R&R'R(R)R*
        globe.americas - RC(2(3RD RERF(4RG RH(6
        globe.americas.fill - RI(2RJ RI(4RJ RI(6RJ
        gobackward - $^$_ $`$a $b
        goforward - $W$X $Y$Z $[
        graduationcap c @I@J@K @L@M@N @O@P@Q
        graduationcap.fill - @R@S @T@U @V@W @X@Y
        greaterthan cs !f !g !h !i
        hammer c E*E+E, E-E.E/ E0E1E2
        hammer.fill - E* E- E0 E3
        hand.raised c 3738 393: 3;3<
        hand.raised.fill - 373F3G3H 393I3J3K 3;3L3M3N 3O3P3Q3R
        hand.raised.slash - 3=3>3? 3@3A3B 3C3D3E
        hand.raised.slash.fill - 3=3S3H3T 3@3U3K 3C3V
        hand.tap - 3W3X3Y 3Z3[3] 3^3_3`
        hand.tap.fill - 3W3Y 3Z3] 3^3`
        hand.thumbsdown c 3*3+3,3- 3.3/3031 32333435
        hand.thumbsdown.fill - 3*3+ 3.3/ 3233 36
        hand.thumbsup c 2z2{2|2} 2~3!3#3$ 3%3&3'3(
        hand.thumbsup.fill - 2z2| 2~3# 3%3' 3)
        handbag - 8_8`8a 8b8c8d 8e8f8g
        handbag.fill - 8_8` 8b8c 8e8f
        hare c SASBSC SDSESF SGSHSI
        hare.fill - SASJ SDSJ SGSJ SKSJ
        headphones c Y6 Y7 Y8 Y9
        heart cs *4*5 *6*7 *8*9
        heart.fill - *4 *6 *8 *C
        heart.slash - *:*;*< *=*>*? *@*A*B
        heart.slash.fill - *:*D *=*E *@*F
        hexagon - (V(W (X(Y (Z([
        hexagon.fill - (V (X (Z
        hifispeaker - YeYfYgYhYiYj YkYlYmYnYoYp YqYrYsYtYuYv
        hifispeaker.fill - YeYwYxYyYz YkY{Y|Y}Y~ YqZ!Z#Z$Z%
        highlighter - <Z<[<]<^ <_<`<a<b <c<d<e
        hourglass c DlDmDnDo DpDqDrDs DtDuDv DwDxDyDz
        house c 5$5%5& 5'5(5) 5*5+5,
        house.fill - 595: 5;5< 5=5>5? 5@5A5?
        house.slash - 5-5.5/5&50 5152535)54 5556575,58
        house.slash.fill - 5B5C5D 5E5F5G 5H5I5J5K
        icloud = cloud
        icloud.and.arrow.down - P7P8P9P: P;P<P=P> P?P@
        icloud.and.arrow.down.fill - PAP8 PBP< PCP@
        icloud.and.arrow.up - PDPE PFPG PHPI
        icloud.and.arrow.up.fill - PJPE PKPG PLPI
        icloud.fill = cloud.fill
        icloud.slash = cloud.slash
        icloud.slash.fill = cloud.slash.fill
        infinity c 'I'J'K 'L'M'N 'O'P'Q 'R'S'T
        info cs !v!w !x!y !z!{ !|!}
        ipad - Z^Z_Z` ZaZbZc ZdZeZf
        ipad.landscape - ZgZhZi ZjZkZl ZmZnZo
        iphone c ZOZPZQZR ZSZTZUZV ZWZXZYZZ Z[Z]
        italic - '0 '1 '2
        key - B_B`BaBb BcBdBe BfBgBh
        key.fill - BiBb BiBe BiBh
        keyboard - [=[>[?[@[A[B[C9i[D[E[F9l[G [H[I[J[K[L[M[N9o[O[P[Q9r[R [S[T[U[V[W[X[Y9u[Z[[[]9x[^
        keyboard.fill - [=[_[`[a[b[c9y[d[e[f9|[g [H[h[i[j[k[l9}[m[n[o:#[p [S[q[r[s[t[u:$[v[w[x:'[y
        ladybug c FxFyFzF{F|F} F~G!G#G$G%G& G'G(G)G*G+
        ladybug.fill - FxFyG, F~G!G- G'G. G/G0
        laptopcomputer - ZFZGZH ZIZJZK ZLZMZN
        largecircle.fill.circle - (2(3)W (4(5)X (6(7)Y
        leaf c QLQM QNQO QPQQ
        leaf.fill - QR QS QTQU QVQW
        lessthan cs !b !c !d !e
        lightbulb c D{D|D}D~ E!E#E$E% E&E'E(
        lightbulb.fill - D|D}D~ E#E$E% E'E( E)
        line.3.horizontal c %B%C%D %E%F%G %H%I%J %K%L%M
        line.3.horizontal.decrease c %N%O%P %Q%R%S %T%U%V %W%X%Y
        line.horizontal.3 = line.3.horizontal
        line.horizontal.3.decrease = line.3.horizontal.decrease
        link c EaEb EcEd EeEf EgEh
        list.bullet c %Z%[%]%^%_%` %a%b%c%d%e%f %g%h%i%j%k%l %m%n%o%p%q%r
        list.clipboard - >5>6>7>A>B>C>D >8>9>:>E>F>G>H >;><>=>I>J>K>L
        list.clipboard.fill - >5>>>M>N>O>P >8>?>Q>R>S>T >;>@>U>V>W>X
        list.dash - %s%Z%t%]%u%_ %v%a%w%c%x%e %y%g%z%i%{%k
        list.number - %|%}%~&!&#&$ &%&&&'&(&)&* &+&,&-&.&/
        location c CECF CGCH CICJ
        location.fill - CE CG CI CW
        location.north - C[C] C^C_ C`Ca
        location.north.fill - C[ C^ C`
        location.slash - CKCLCMCN COCPCQCR CSCTCUCV
        location.slash.fill - CKCX COCY CSCZ
        lock c B@BABB BCBDBE BFBGBH
        lock.fill - B@BA BCBD BFBG BSBT
        lock.open - BXBY BZB[ B]B^
        lock.open.fill - BX BZ B]
        lock.shield - *G*H*S*T*U *I*J*V*W*X *K*L*Y*Z*[
        lock.shield.fill - *H*]*^ *J*_*` *L*a*b
        lock.slash - BIBJBKBL BMBNBO BPBQBR
        lock.slash.fill - BIBUBK BMBV BPBW
        lungs - 4x4y4z 4{4|4} 4~5!5#
        lungs.fill - 4x 4{ 4~
        magnifyingglass c 7E7F 7G7H 7I7J 7K7L
        map c B}B~C!C# C$C%C&C' C(C)C*C+
        map.fill - B}C,C- C$C.C/ C(C0C1 C2C3C4
        mappin c C5 C6 C7 C8
        mappin.and.ellipse c C9C:C; C<C=C> C?C@CA CBCCCD
        medal - GOGPGQGRGS GTGUGV GWGXGYGZG[
        medal.fill - GOGPG]GR GTG^ GWGXGYG_
        memorychip - ]j]k]l]m]n]o ]p]q]r]s]t]u ]v]w]x]y]z]{
        memorychip.fill - ]j]|]}]~^! ]p^#^$^%^& ]v^'^(^)^*
        message c A9A: A;A< A=A>
        message.badge.plus - A?7g7h A@7j7h AA7l7h
        message.fill - A9 A; A= AB
        message.fill.badge.plus - AC7g7h AD7j7h AE7l7h
        mic c XUXVXW XXXYXZ X[X]X^
        mic.fill - XUXW XXXZ X[X^ Xk
        mic.slash - X_X`XaXb XcXdXeXf XgXhXiXj
        mic.slash.fill - X_XlXb XcXmXf XgXnXj
        minus cs !& !' !( !)
        minus.magnifyingglass - 7P7E7F 7Q7G7H 7R7I7J
        moon c NGNH NINJ NKNL
        moon.fill - NH NJ NL NM
        moon.stars c NNNONPNQ NRNSNTNU NVNWNXNY
        moon.stars.fill - NNNPNQ NRNSNU NVNXNY NZN[N]
        mountain.2 - RKRLRM RNRORP RQRRRS
        mountain.2.fill - RKRT RNRU RQRV
        mouth - 4L4M4N 4O4P4Q 4R4S4T
        mouth.fill - 4M4U 4V4P 4W4S
        mug - J8J9J: J;J<J= J>J?J@
        mug.fill - J8J: J;J= J>J@
        multiply cs !. !/ !0 !1
        music.mic c Y*Y+Y, Y-Y.Y/ Y0Y1Y2Y3 Y4Y5
        music.note - Xo Xp Xq
        music.note.list - XrXsXtXu XvXwXxXy XzX{X|X}
        music.quarternote.3 - X~Y!Y# Y$Y%Y& Y'Y(Y)
        network - R+R,R-R.(2R/R0R1R2 R3R4R5R6(4R7R8R9R: R;R<R=R>(6R?R@RARB
        newspaper c >z>{>|>}>~?! ?#?$?%?&?'?( ?)?*?+?,?-?.
        newspaper.fill - >z?/>}?0?1 ?#?2?&?3?4 ?)?5?,?6?7 ?8?9?:?;?<
        number cs #1#2 #3#4 #5#6 #7#8
        octagon - (c(d (e(f (g(h
        octagon.fill - (c (e (g
        opticaldisc - ^T(2(3^U^V ^W(4(5^X^Y ^Z(6(7^[^]
        opticaldisc.fill - ^^(2^_^` ^a(4^b:& ^c(69~^d
        oval - (u(v (w(x (y(z
        oval.fill - (u (w (y
        paintbrush - FBFCFDFE FFFGFH FIFJFK
        paintbrush.fill - FBFD FF FI
        paintbrush.pointed - FLFMFE FNFOFP FQFRFS
        paintbrush.pointed.fill - FM FO FR
        paintpalette - F,F-F.F/F0F1 F2F3F4F5F6F7 F8F9F:F;F<F=
        paintpalette.fill - F>F?F@FAF1 F>F?F@FAF7 F>F?F@FAF=
        paperclip c E[ E] E^ E_E`
        paperplane c @Z@[@] @^@_@` @a@b@c
        paperplane.fill - @d @e@f @g@h @i@j
        pause c UwUxUyUz U{U|U}U~ V!V#V$V%
        pause.fill - UwUx U{U| V!V# V&V'
        pawprint c RWRXRYRZR[R]R^R_R`Ra RbRcRdReRfRgRhRiRjRk RlRmRnRoRpRqRrRs
        pawprint.fill - RWRZR]R^R` RbReRfRhRj RlRoRr Rt
        pc = desktopcomputer
        pencil c <-<.</ <0<1<2 <3<4<5 <6<7<8
        pencil.and.outline - <B<C<D<E <F<G<H<I <J<K<L<M
        pencil.line - <N<O<P<Q <R<S<T<U <V<W<X<Y
        pencil.slash - <9<:<.<; <<<=<1<> <?<@<4<A
        pentagon - (](^ (_(` (a(b
        pentagon.fill - (] (_ (a
        percent - !J!K!L!M!N !O!P!Q!R!S !T!U!V!W!X
        person cs 0l0m0n0o 0p0q0r0s 0t0u0v0w
        person.2 c 1F1G1H1I1J1K1L 1M1N1O1P1Q1R1S 1T1U1V1W1X1Y1Z
        person.2.fill - 1F1G1k1L 1M1N1l1S 1T1U1m1Z 1n1o
        person.2.slash - 1[1]1^1_1I1`1K 1a1b1c1d1P1e1R 1f1g1h1i1W1j1Y
        person.2.slash.fill - 1p1q1_1r 1s1t1c1u 1f1g1h1j
        person.3 - 1v1w1x1y1z1{1|1}1~2! 2#2$2%2&2'2(2)2*2+2, 2-2.2/20212223242526
        person.3.fill - 1v1w1x27282! 2#2$2%292:2, 2-2.2/2;2<26
        person.badge.plus - 2=2>2?2@2A 2B2C2D2E2F 2G2H2I2J
        person.crop.circle - 1)1*(21+1, 1-1.(41/10 11(61213
        person.crop.circle.fill - 14(215 14(415 14(615
        person.crop.square - 161718191: 1;1<1=1>1? 1@1A1B1C
        person.crop.square.fill - 161D1E 1;1D1E 1@1D1E
        person.fill - 0l0o 0p0s 0t0w 1%
        person.fill.badge.plus - 2=2>2A 2B2C2F 2G2J
        person.slash - 0x0y0z0{ 0|0}0~ 1!1#1$
        person.slash.fill - 0x1&0{ 0|1' 1!1(
        person.text.rectangle - 2K2L2M2N2O2P 2Q2R2S2T2U2V 2W2X2Y2Z2[2]
        person.text.rectangle.fill - 2K2^2_2`2a 2Q2b2_2c2a 2W2d2_2e2a
        phone c A2A3 A4A5 A6A7
        phone.fill - A2 A4 A6 A8
        photo c SkSlSmSnSo SpSqSrSsSt SuSvSwSx
        photo.fill - SkSySz SpSyS{ SuSyS| S}SyS~
        photo.on.rectangle - T!T#T$T%T&T' T(T)T*T+T,T- T.T/T0T1
        photo.on.rectangle.fill - T!T#T2T3 T(T)T2T4 T.T2T5
        photo.stack - T6T7T8T9T:T;T< T=T>T?T@TATBTC TDTETFTGTHTI
        photo.stack.fill - T6T7T8TJTK T=T>T?TJTL TDTETFTJTM
        pill - K>K?K@ KAKBKC KDKEKF
        pill.fill - K>KG KAKH KDKI
        pills - K&K'K(K)K* K+K,K-K.K/ K0K1K2K3K4
        pills.fill - K5K6K7K* K8K9K:K/ K;K<K=K4
        play cs UfUg UhUi UjUk
        play.fill - Uf Uh Uj Ul
        play.rectangle - UmUnUo UpUqUr UsUtUu
        play.rectangle.fill - UmUv UpUv UsUv
        playpause c V(V)V*V+V,V- V.V/V0V1V2V3 V4V5V6V7
        playpause.fill - V(V)V* V.V/V0 V4V5V6 V8
        plus cs !! !# !$ !%
        plus.bubble - AFAGAs AHAIAt AJAKAu
        plus.bubble.fill - AFAv AHAw AJAx
        plus.magnifyingglass - 7M7E7F 7N7G7H 7O7I7J
        plus.square.on.square - -6-7-8-? -9-:-;-@ -<-=->-A
        plus.square.on.square.fill - -6-7-B -9-:-C -<-=-D
        plusminus c !Y!Z ![!] !^!_ !`!a
        power c %:%; %<%= %>%? %@%A
        printer - ])]*]+],]- ].]/]0]1]2 ]3]4]5]6]7
        printer.fill - ]8]9]:];]- ]<]=]:]>]2 ]?]@]A]7
        puzzlepiece - FrFs FtFu FvFw
        puzzlepiece.fill - Fr Ft Fv
        qrcode - /{/|/}/~0!0#0$0%0&0'0(0)0*0+ 0,0-0.0/00010203040506070809 0:0;0<0=0>0?0@0A0B0C0D0E0F0G
        qrcode.viewfinder - /:/;/J/K/L/M/N/O/P/Q/</= />/?/R/S/T/U/V/W/X/Y/@/A /B/C/Z/[/]/^/_/`/a/b/D/E
        questionmark cs !~#! ###$ #%#& #'#(
        quote.bubble - AFAGB(B) AHAIB*B+ AJAKB,B-
        quote.bubble.fill - AFB.B/ AHB0B1 AJB2B3
        quote.opening - (,(- (.(/ (0(1
        radio - YFYGYHYIYJYK YLYMYNYOYPYQ YRYSYTYUYVYW
        radio.fill - YFYXYYYZY[ YLY]Y^Y_Y` YRYaYbYcYd
        record.circle - (2(3)Z (4(5)[ (6(7)]
        record.circle.fill - (2)^ (4)^ (6)^
        rectangle - (D(E (F(G (H(I
        rectangle.3.group - -0,v-1,x,z,| -2,~-3-#-%-' -4-)-5-+---/
        rectangle.3.group.fill - -0,v,z -2,~-% -4-)--
        rectangle.fill - (D (F (H
        rectangle.grid.1x2 - ,i,j,k,l ,m,n,o,p ,q,r,s,t
        rectangle.grid.1x2.fill - ,i,k ,m,o ,q,s
        rectangle.grid.2x2 - ,u,v,w,x,y,z,{,| ,},~-!-#-$-%-&-' -(-)-*-+-,---.-/
        rectangle.grid.2x2.fill - ,u,v,y,z ,},~-$-% -(-)-,--
        rectangle.portrait - (J(K (L(M (N(O
        rectangle.portrait.and.arrow.right - .w.x .y.z .{.|
        rectangle.portrait.and.arrow.right.fill - .}.x .~.z /!.|
        rectangle.portrait.fill - (J (L (N
        rectangle.split.2x1 - .(.).* .+.,.- .../.0
        rectangle.split.2x1.fill - .(.1 .+.2 ...3
        rectangle.split.2x2 - .(.F.G.H.I .+.J.K.L.M ...N.O.P.Q
        rectangle.split.2x2.fill - .(.R .+.S ...T
        rectangle.split.3x1 - .4.5.6.7 .8.9.:.; .<.=.>.?
        rectangle.split.3x1.fill - .(.@.A .+.B.C ...D.E
        rectangle.stack - -Q-R-S-T -U-V-W-X -Y-Z-[-]
        rectangle.stack.fill - -Q-R-S -U-V-W -Y-Z-[
        repeat c $}$~ %!%# %$%% %&%'
        repeat.1 c $}%($~ %!%)%# %$%*%% %+
        return - %7 %8 %9
        rosette - G`GaGbGcGd GeGfGgGhGi GjGkGlGmGn
        ruler - F]F^ F_F` FaFb
        ruler.fill - F]FcFdFe F_FfFgFh FaFiFjFk
        safari - Cb(2(3 Cc(4(5 Cd(6(7
        safari.fill - Ce(2 Ce(4 Ce(6
        sailboat - `a`b`c`d`e`f `g`h`i`j`k`l `m`n`o`p`q`r
        sailboat.fill - `a`c`e `g`i`k `m`o`q
        scanner - ]B]C]D]E]F ]G]H]I]J]K ]L]M]N]O]P
        scanner.fill - ]B]C]Q]R ]G]H]S]T ]L]M]U]V
        scissors c EOEPEQ ERESET EUEVEW EXEYEZ
        scooter - `U`V`W`X `Y`Z`[`] `^`_``
        scope - )r)s )t)u )v)w
        screwdriver - E:E; E<E= E>E?
        screwdriver.fill - E: E< E>
        scribble - () (* (+
        seal - ({(| (}(~ )!)#
        seal.fill - ({ (} )!
        server.rack - ^+^,^-^.^/^0^1^2 ^3^4^5^6^7^8^9^: ^;^<^=^>^?^@^A^B
        shield - *G*H *I*J *K*L
        shield.fill - *H *J *L
        shippingbox c :^:_:`:a:b :c:d:e:f:g :h:i:j:k:l
        shippingbox.fill - :m :n:o :p:q :r:s
        shuffle c %,%-%. %/%0%1 %2%3%4 %5%6
        sidebar.leading = sidebar.left
        sidebar.left - .U.V.W.X.Y.Z .[.].^._.`.a .b.c.d.e.f.g
        sidebar.right - .U.h.i.j.k.l .[.m.n.o.p.q .b.r.s.t.u.v
        sidebar.trailing = sidebar.right
        simcard - ^t^u^v^w ^x^y^z^{ ^|^}^~_!
        simcard.fill - ^t_#_$ ^x_%_& ^|_'_(
        slider.horizontal.3 - &<&=&>&?&@&A &B&C&D&E&F&G &H&I&J&K&L&M
        smallcircle.filled.circle - (2(3)_ (4(5)` (6(7)a
        smallcircle.filled.circle.fill - (2)b (4)b (6)b
        snowflake c PM PN PO PP
        soccerball - LJLKLLLMLNLOLPLQLRLS(2LTLULVLWLX LYLZL[L](4L^ L_L`LaLb(6Lc
        sofa - I}I~J! J#J$J% J&J'J(
        sofa.fill - I}J) J#J* J&J+
        sparkle - Ng Nh Ni
        sparkles - N^N_N` NaNbNc NdNeNf
        speaker - WyWz W{W| W}W~
        speaker.fill - Wy W{ W}
        speaker.slash - X!X#X$ X%X&X' X(X)X*
        speaker.slash.fill - X!X+ X%X, X(X-
        speaker.wave.1 - X.X/X0 X1X2X3 X4X5X6
        speaker.wave.1.fill - X.X0 X1X3 X4X6
        speaker.wave.2 c X7X8X9X: X;X<X=X> X?X@XAXB
        speaker.wave.2.fill - X7X8X: X;X<X> X?X@XB XCXDXE
        speaker.wave.3 - XFXGXHXIXJ XKXLXMXNXO XPXQXRXSXT
        speaker.wave.3.fill - XFXGXHXJ XKXLXMXO XPXQXRXT
        speedometer = gauge
        sportscourt - L2L3L4L5L6 L7L8L9L:L; L<L=L>L?L@
        sportscourt.fill - L2LALBLC L7LDLELF L<LGLHLI
        square - (8(9 (:(; (<(=
        square.and.arrow.down - /./$ ///& /0/(
        square.and.arrow.down.fill - /./1 ///2 /0/3
        square.and.arrow.up c /#/$ /%/& /'/(
        square.and.arrow.up.fill - /#/) /%/* /'/+ /,/-
        square.and.pencil - /4/5 /6/7 /8/9
        square.dashed - )<)=)>)?)@)A)B)C )D)E)F)G)H)I)J)K )L)M)N)O)P)Q)R)S
        square.fill - (8 (: (<
        square.grid.2x2 - +:+;+<+=+>+?+@+A +B+C+D+E+F+G+H+I +J+K+L+M+N+O+P+Q
        square.grid.2x2.fill - +:+;+>+? +B+C+F+G +J+K+N+O
        square.grid.3x3 - +R+S+T+U+V+W+X+Y+Z+[ +]+^+_+`+a+b+c+d+e+f +g+h+i+j+k+l+m+n+o+p
        square.grid.3x3.fill - +R+q+r +]+s+t +g+u+v
        square.on.square - -6-7-8 -9-:-; -<-=->
        square.split.2x1 - -j-k-l -m-n-o -p-q-r
        square.split.2x1.fill - -j-s -m-t -p-u
        square.split.2x2 - -j-v-w-x-y -m-z-{-|-} -p-~.!.#.$
        square.split.2x2.fill - -j.% -m.& -p.'
        square.stack - -E-F-G-H -I-J-K-L -M-N-O-P
        square.stack.3d.up - -^-_-`-a -b-c-d-e -f-g-h-i
        square.stack.3d.up.fill - -^-`-a -b-d-e -f-h-i
        square.stack.fill - -E-F-G -I-J-K -M-N-O
        star cs )x)y )z){ )|)}
        star.fill - )x )z )| **
        star.leadinghalf.fill = star.leadinghalf.filled
        star.leadinghalf.filled - *.*/ *0*1 *2*3
        star.slash - )~*!*# *$*%*& *'*(*)
        star.slash.fill - )~*+ *$*, *'*-
        stethoscope c KJKK KLKM KNKO KPKQ
        stop c V9V: V;V< V=V>
        stop.fill - V9 V; V= V?
        stopwatch - DUDVDWDX DYDZD[D] D^D_D`
        stopwatch.fill - DUDVDa DYDZDb D^Dc
        strikethrough - '9':'; '<'='> '?
        suitcase - 9#9$9%9&9' 9(9)9*9+9, 9-9.9/9091
        suitcase.fill - 9#9$9293 9(9)9495 9-9.9697
        sum - '@ 'A 'B
        sun.max c MOMPMQMRMSMTMUMVMWMX MYMZM[M]M^M_M`MaMbMc MdMeMfMgMhMiMjMkMlMm
        sun.max.fill - MOMPMQMRMSMTMVMWMX MYMZM[M]M^M_MaMbMc MdMeMfMgMhMiMkMlMm MnMoMpMqMrMsMtMuMv
        sun.min - MwMxMyMzMTMUM{M|M}M~ N!N#N$N%M_M`N&N'N(N) N*N+N,N-MiMjN.N/N0N1
        sun.min.fill - MwMxMyMzMTM{M|M}M~ N!N#N$N%M_N&N'N(N) N*N+N,N-MiN.N/N0N1
        sunrise - N2N3N4N5N6N7 N8N9N:N;N<N= N>N?N@NANBNC
        sunrise.fill - N2N3N4N5N7 N8N9N:N;N= N>N?N@NANC
        sunset - NDN3N4N5N6N7 NEN9N:N;N<N= NFN?N@NANBNC
        sunset.fill - NDN3N4N5N7 NEN9N:N;N= NFN?N@NANC
        switch.2 - IUIVIWIXIYIZ I[I]I^I_I`Ia IbIcIdIeIfIg
        syringe - K|K} K~L! L#L$
        syringe.fill - K| K~ L#
        tag c @;@<@=@> @?@@@A@B @C@D@E@F
        tag.fill - @;@G @?@G @C@G @H@G
        takeoutbag.and.cup.and.straw - JmJnJoJpJq JrJsJtJuJv JwJxJyJzJ{
        takeoutbag.and.cup.and.straw.fill - JmJnJo JrJsJt JwJxJy
        target - )c)d)e)f)g )h)i)j)k)l )m)n)o)p)q
        tent - M.M/M0 M1M2M3 M4M5M6
        tent.fill - M.M7 M1M8 M4M9
        terminal - Sk^e^f^g Sp^h^i^j Su^k^l^m
        terminal.fill - Sk^n^o Sp^p^q Su^r^s
        text.aligncenter - &N&Z&P&[ &R&]&T&^ &V&_&X&`
        text.alignleft - &N&O&P&Q &R&S&T&U &V&W&X&Y
        text.alignright - &N&a&P&b &R&c&T&d &V&e&X&f
        text.book.closed - ?N?O?P?v?w?x ?R?S?T?y?z?{ ?V?W?X?|?}?~
        text.book.closed.fill - ?N?Z@!@# ?R?[@$@% ?V?]@&@'
        text.bubble - AFAGATAU AHAIAVAW AJAKAXAY
        text.bubble.fill - AFAZA[ AHA]A^ AJA_A`
        text.justify - &N&g&P&h &R&i&T&j &V&k&X&l
        textformat - &m&n&o&p &q&r&s&t &u&v&w&x
        textformat.size - &y&z&{&| &}&~'!'# '$'%'&
        theatermasks - GoGpGqGrGsGtGuGv GwGxGyGzG{G|G}G~ H!H#H$H%H&H'H(
        theatermasks.fill - GoGqH)H*H+GuGv GwGyH,H-H.G}G~ H!H/H0H1H'H(
        thermometer - PhPiPj PkPlPm PnPoPp
        thermometer.medium = thermometer
        ticket - :(:):*:+:, :-:.:/:0:1 :2:3:4
        ticket.fill - :(:5:6:7 :-:8:9:: :2:;:<:=
        timer c DdDe DfDg DhDi DjDk
        tornado - PXPYPZP[P] P^P_P`PaPb PcPdPePfPg
        tortoise c S*S+S,S-S.S/ S0S1S2S3S4S5 S6S7S8S9S:S;
        tortoise.fill - S<S+S.S/ S=S1S4S5 S7S>S:S; S?S@
        tram c _|_}_~`!`#`$`% `&`'`(`)`*`+`, `-`.`/`0`1`2
        tram.fill - _|`3`4`5`6`% `&`7`8`5`6`, `-`9`:`5`6 `;`<`=`5`6
        trash c ;J;K;L;M;N;O ;P;Q;R;S;T;U ;V;W;X;Y;Z;[
        trash.fill - ;i;K;j;k;l;m ;n;Q;o;p;q;r ;s;W;t;u;v;w ;x;y
        trash.slash - ;];^;K;_;` ;a;b;Q;c;d ;e;f;g;h
        trash.slash.fill - ;z;{;K;|;k;};~ <!<#;Q<$;p<%<& <'<(<)<*<+<,
        tray c ;9;:;; ;<;=;> ;?;@;A
        tray.fill - ;B;C ;D;E ;F;G ;H;I
        tree c QXQY QZQ[ Q]Q^
        tree.fill - QXQ_ QZQ` Q]Qa QbQc
        triangle - (P(Q (R(S (T(U
        triangle.fill - (P (R (T
        trophy c G=G>G?G@GA GBGCGDGEGF GGGHGIGJGK
        trophy.fill - G=G?G@ GBGDGE GGGIGJ GLGMGN
        truck.box - a!a#a$a%a& a'a(a)a*a+ a,a-a.a/a0
        truck.box.fill - a1a2a#a% a3a4a(a* a5a6a-a/
        tshirt - M!M# M$M% M&M'
        tshirt.fill - M! M$ M&
        tv c Z&Z'Z( Z)Z*Z+ Z,Z-Z.
        tv.fill - Z&Z( Z)Z+ Z,Z. Z/Z0
        umbrella - PqPrPs PtPuPv PwPxPy
        umbrella.fill - PqPs PtPv PwPy
        underline - '3'4 '5'6 '7'8
        video c TwTxTyTz T{T|T}T~ U!U#U$U%
        video.badge.plus - U1U2U3U4 U5U6U7U8 U9U:U;U<
        video.fill - TwTy T{T} U!U$ U=
        video.fill.badge.plus - UAUBU3U4 UCUDU7U8 UEUFU;U<
        video.slash - U&U'U(TyTz U)U*U+U,T~ U-U.U/U0U%
        video.slash.fill - U&U>Ty U)U?U, U-U@U0
        viewfinder c /:/;/</= />/?/@/A /B/C/D/E /F/G/H/I
        wand.and.rays - E{E|E}E~F!ElF#Em F$F%F&F'EqErF(Es F)F*EwExF+Ey
        wand.and.sparkles = wand.and.stars
        wand.and.stars - EiEjEkElEmEn EoEpEqErEsEt EuEvEwExEyEz
        wave.3.right c WHWIWJ WKWLWM WNWOWP WQWRWS
        waveform c I.I/I0I1I2I3 I4I5I6I7I8I9 I:I;I<I=I>I? I@IAIBICIDIE
        waveform.path.ecg - I+ I, I-
        wifi c ViVjVkVl VmVnVoVp VqVrVsVt VuVvVwVx
        wifi.slash - VyVzV{Vl V|V}V~Vp W!W#W$Vt
        wind - PQPRPS PTPU PVPW
        wineglass - JAJBJC JDJEJF JGJHJI
        wineglass.fill - JA JD JG
        wrench - E4E5 E6E7 E8E9
        wrench.adjustable = wrench
        wrench.adjustable.fill = wrench.fill
        wrench.and.screwdriver - E@EAEBEC EDEEEFEG EHEIEJEK
        wrench.and.screwdriver.fill - ELEBEC EMEFEG ENEIEK
        wrench.fill - E5 E7 E8
        xmark cs !* !+ !, !-
        xmark.octagon - (c(d+( (e(f+) (g(h+*
        xmark.octagon.fill - (c++ (e+, (g+-
        xmark.seal - *c*d*i *e*f*j *g*h*k
        xmark.seal.fill - *c*l *e*m *g*n
        """

    /// All contours, each of which may belong to several symbols.
    static let contours: StaticString = """
        sLpuAoy@sqVr(Hr(A@oysqHlyVr(Ao(@sqVlyHlyA@o(sqHr( sDpuAp,@sqVq}Hq}A@p,sqHm$Vq}Anu@sqVm$Hm$A@nusqHq} s8puApD@sq\
        VqqHqqA@pDsqHm0VqqAn]@sqVm0Hm0A@n]sqHqq s+puAp_@sqVqdHqdA@p_sqHm=VqdAnB@sqVm=Hm=A@nBsqHqd pusLHu(A@oysqHiyA@o(\
        sq pusDHu(A@p,sqHiyA@nusq pus8Hu(A@pDsqHiyA@n]sq pus+Hu(A@p_sqHiyA@nBsq qPq3LqaqbLqam?A^^sqLm?qaLqbqaA#^sqLm@m\
        ?Lm@qbA##sqLqbm@Lm?m@A^#sq qUq.Lq[qZLq[mFAoxoxsqLmFq[LqZq[Ao)oxsqLmEmFLmEqZAo)o)sqLqZmELmFmEAoxo)sq q_q%LqRqRL\
        qRmNAp-p-sqLmNqRLqRqRAntp-sqLmNmNLmNqRAntntsqLqRmNLmNmNAp-ntsq qhpyLqIqILqImWAp?p?sqLmWqILqIqIAnbp?sqLmWmWLmWq\
        IAnbnbsqLqImWLmWmWAp?nbsq qqqTLq@q@Lq@maA]]sqLmaq@Lq@q@A$]sqLmamaLmaq@A$$sqLq@maLmamaA]$sq qwqNLq:q:Lq:mgAoyoy\
        sqLmgq:Lq:q:Ao(oysqLmgmgLmgq:Ao(o(sqLq:mgLmgmgAoyo(sq r!qELq2q2Lq2moAp-p-sqLmoq2Lq2q2Antp-sqLmomoLmoq2AntntsqL\
        q2moLmomoAp-ntsq r+q<Lq)q)Lq)mxAp?p?sqLmxq)Lq)q)Anbp?sqLmxmxLmxq)AnbnbsqLq)mxLmxmxAp?nbsq v(q0AorWsqLl+t=Ao0Bq\
        ^LmimHAop&sqLq'qD v!q+Ap!oqsqLl*t>Ao$Bq^LmimHAo|o,sqLp}q< uuq$Ap5p!sqLl+t>AnmBq^LmimHAp2nzsqLptq0 ukpzApJp1sqL\
        l*t=AnYDq^LmimHApEnisqLpiq# q+rHHt_A@oysqHjBA@o(sq q+tPHt_A@oysqHjBA@o(sq q+r@Ht_A@p,sqHjBA@nusq q+tHHt_A@p,sq\
        HjBA@nusq q+r4Ht_A@pDsqHjBA@n]sq q+t<Ht_A@pDsqHjBA@n]sq q+r'Ht_A@p_sqHjBA@nBsq q+t/Ht_A@p_sqHjBA@nBsq s+q_C@o.\
        o.@p)nyCos@@o.p)p(C@otos@nxp)Co.@@otnxnx q+sLHt_A@oysqHjBA@o(sq s+ucC@o-o.@p)nxCos@@o-p)p)C@osos@nxp(Co.@@osnx\
        ny s&q_Api@sqAn8@sq q+sDHt_A@p,sqHjBA@nusq s&ucApi@sqAn8@sq r|q_C@o&o&@p5nmCo{@@o&p5p4C@o|o{@nlp5Co&@@o|nlnl q\
        +s8Ht_A@pDsqHjBA@n]sq r|ucC@o%o&@p5nlCo{@@o%p5p5C@o{o{@nlp4Co&@@o{nlnm ruq_C@n}n}@p<neCp$@@n}p<p<C@p$p$@nep=Cn\
        }@@p$nend q+s+Ht_A@p_sqHjBA@nBsq ruucC@n}n}@p<ndCp$@@n}p<p=C@p$p$@nep<Cn}@@p$nene uzpzA_]sqLj]t_A!$sq pSqyC@n^\
        n_@pln5CpC@@n^pmplC@pCpC@n4plCn_@@pCn5n5 p|qyC@p(ny@pCpCCp)@@p(pDn^C@nyp)@n]n^Cny@@nyn^pC t6uHC@n^n^@pmn5CpB@@\
        n^plplC@pCpB@n5plAn4n5q> t_uHApDpCmcCp(@@p(pCn^C@nyp(@n^n^Cnx@@nyn]pC uupuAoyowsqLj]t_Ao(o*sq pKqyC@nXnX@ptn-C\
        pI@@nXpuptC@pHpI@n,ptCnX@@pHn-n- q'qyC@p#n~@p;p;Cp#@@p#p<nfC@n~p#@nenfCn~@@n~nfp; t.uHC@nXnW@pun-CpH@@nXptptC@\
        pHpH@n-ptAn,n-q> tguHAp<p;mcCp#@@p#p;nfC@n~p#@nfnfCn~@@n~nep; ulpmAp.p+sqLj]t^Ansnvsq p?qyAr*pVv$AlwnJrI q3qyC\
        @oxo*@p/p/Cox@@oxp0nrC@o)ox@nqnrCo*@@o)nrp/ t!uHAr*pVv$AlwnJrI tsuHAp0p/mcCow@@oxp/nrC@o)ow@nrnrCo)@@o)nqp/ sL\
        pbAoy@sqVq=Hq>A@oysqHmcVq>Ao(@sqVmcHmcA@o(sqHq> q_v8HsTA@oysqHkLA@o(sq sDpbAp,@sqVq5Hq6A@p,sqHmkVq6Anu@sqVmkHm\
        kA@nusqHq6 q_v0HsTA@p,sqHkLA@nusq s8pbApD@sqVq)Hq*A@pDsqHmwVq*An]@sqVmwHmwA@n]sqHq* q_v$HsTA@pDsqHkLA@n]sq s+p\
        bAp_@sqVpzHpzA@p^sqHn'VpzAnB@sqVn'Hn'A@nCsqHpz q_utHsTA@p_sqHkLA@nBsq umq3ARousqLkIqYLsWqYA.ousqLk&m5A@o,r0 ui\
        q,AZp&sqLkVqRLsJqRA&p&sqLk&m5A@n{r0 ucp~Aovp;sqLklqHLs5qHAo+p;sqLk'm5A@ner0 u^psAp$pRsqLl%q<Lr|q<An}pRsqLk&m5A\
        @nNr0 qTq3Ls{qlA@our0Lk&qlA.o,sqLsWmGLkImGARo,sq qXq,Ls{qlA@p&r0Lk&qlA&n{sqLsJmNLkVmNAZn{sq q_p~LszqlA@p<r0Lk'\
        qlAo+nfsqLs5mXLklmXAovnfsq qdpsLs{qlA@pRr0Lk&qlAn}nNsqLr|meLl%meAp$nNsq pRsaC@o+o,@p,nuCov@@o+p,p,C@ovov@nup,A\
        nunuq> s(saC@o+o+@p,nuCov@@o+p,p,C@ovov@nup,Co+@@ovnunu uZsaC@o+o+@p,nuCou@@o+p,p,C@ovou@nup,Co+@@ovnunu pNsaA\
        pn@sqAn3@sq s#saApo@sqAn2@sq uUsaApn@sqAn3@sq pFsaC@o$o$@p8niCo~@@o$p8p8C@o}o~@nip8Aniniq> rysaC@o$o$@p8niCo}@\
        @o$p8p8C@o}o}@nip8Co$@@o}nini uNsaC@o$o#@p8niCo}@@o$p8p8C@o}o}@nip8Co#@@o}nini p?saC@n{n{@p?naCp&@@n{p@p@C@p&p\
        &@nap@Anbnaq> rqsaC@n{n{@p@naCp&@@n{p@p@C@p&p&@nap@Cn{@@p&nana uFsaC@n{n{@p@naCp&@@n{p?p@C@p&p&@nbp@Cn{@@p&nan\
        a s*q5C@o.o.@p'nzCor@@o.p'p'C@oror@nzp'Co.@@ornznz rjrfHp=CZ@@&oyoxVrEHpVA@oysqHlxA@o(sqHpWVl]HndA@o(sq s%q5Ap\
        e@sqAn<@sq rjr^Hp=Cop@@o1p$p#Vr=HpNA@p,sqHlxA@nusqHpOVlmHnlA@nusq r{q5C@o'o'@p3nnCoz@@o'p3p3C@ozoz@nnp3Co'@@oz\
        nnnn rjrQHp=Cox@@o)p0p/Vr1HpBA@pDsqHlxA@n]sqHpCVm(HnxA@n]sq rsq5C@n~n~@p;nfCp#@@n~p;p;C@p#p#@nfp;Cn~@@p#nfnf r\
        jrDHp=Cp$@@n}p<p<Vr$Hp6A@p_sqHlxA@nBsqHp6VmBHo(A@nBsq qrr?C@n=nA@qBmhCp[@@n=qFq0C@p0p$o0nLq(Co1U@o(nspPAo(@sqC\
        @nwo$^p@n/Cou(@p!pBn=C@nXp@@n&n<Cn[@@nXn*pnAo(@sq s5vIC@!!@p!n~C_@@!p#p#C@__@n~p!C!@@_o!o! qjr?C@n8n;@qJm`Cpa@\
        @n8qNq8C@p3p&o.nIq/C#T@o+nvpIAnu@sqC@nto!_pCn)Cos)@o|p?nCC@n^p;@n.nDCna@@n^n2pfAnu@sq s0vIApZ@sqAnF@sq q^r?C@l\
        p@m'sa7C@p8p)o,nDq9C&Q@o/n{p?An]@sqC@npn{orpIm|C_,@oxp9nMC@ngp2@n:nPCni@@nfn>pYAn]@sq s)vIC@o*o*@p.nrCow@@o*p/\
        p/C@owow@nrp.Co*@@ownsns qPr?C@n7n:@qdmGCpb@@n8qhqPC@p<p-o)n>qDC)N@$o$p4AnB@sqC@nknxoupNmqCZ/@osp4nXC@nop*@nGn\
        ^Cnr@@nnnKpLAnB@sq r~vIC@o%o%@p6nkCo|@@o%p6p6C@o|o|@nkp6Co%@@o|nknk sUpYHVA]]qCL2s!C@OO@'XC1@@O'(L2l!A]$qC s0v\
        ?C@o1o1@p$n}Cop@@o1p$p$C@oqop@n}p$Co1@@oqn}n} sUpTHVAoqorqCL3s!Anq@s`L3l!Aoqo/qC s+v?Ap_@sqAnB@sq sUpMHVAoyozq\
        CL2s!C?WW@o+otC)@AWo+o-L2l!Aoyo'qC s$v?C@o)o)@p0nqCox@@o)p0p0C@oxox@nqp0Co)@@oxnqnq sUpEHVAp#p%qCL3s!C?]]@o#o|\
        C$@A]o#o%L3l!Ap#n|qC ryv?C@o$o$@p8njCo}@@o$p8p7C@o}o}@nip8Co$@@o}nini rUprAoyFsqL-p~Hq]LTmzAoxFsqL.p~HpYA@oysq\
        HnAL*q6HpcA@oysqHn9L-p~Ao(:sqLRn)HmDL-p~Ao):sqLRn)HnGA@o(sqHp_LVmkHn?A@o(sqHpg rerqL*q6Hq^LVmk rMpqAp,HsqL.puH\
        qLLSn$Ap+HsqL/puHpPA@p,sqHnHL,q&HpYA@p,sqHn@L.pwAnu8sqLQn2HmTL.pwAnv8sqLPn2HnQA@nusqHpWLTm{HnHA@nusqHp` rlryL-\
        q&HqLLSm{ rAppApCJsqL1phHq4LQn/ApCJsqL0phHpCA@pDsqHnRL0pkHpKA@pDsqHnJL0plAn^6sqLNn?HmmL0plAn^6sqLOn?Hn_A@n]sqH\
        pMLPn6HnVA@n]sqHpU rws(L/pkHq4LQn6 r4pnAp^NsqL2pXHpxLOn:Ap^NsqL2pXHp4A@p_sqHn_L3pQHp<A@p^sqHnUL2paAnC2sqLMnNHn\
        *L1paAnC2sqLMnNHnnA@nCsqHpALMnOHnfA@nBsqHpJ s%s5L3pQHpwLMnO tnrBAoy@sqVq?C@oyo$@p0p9Cp/@@o~p6n:C@mpq1@lUlUCmr@\
        @mrlUrKC@q1mp@rKrKAq(o,nxATotsqAmeozp)CmY@@qGl-l-C@mZmZ@rtl-CqG@@mYrtrtC@p=pL@nBq2Co$@No}nNnpAn=lwvBAp^o~pI rS\
        saC@p9nh@p^p^Cp9@@p9p^nCC@nhp9@nCnCCnh@@nhnCp^ uArBVq?C@oto*@p(p1Cp)@@oxp.nBC@mtq-@l^l^Cmv@@mvl^rCC@q,mu@rCrCA\
        q$o-nxA[p%sqAmbo{p)CmT@@qLl%l%C@mVmV@r|l%CqL@@mTr|r|C@pBpR@n:q:Co&@QoynKnwA5m&y=C@o&@o,p,< r[saC@p4nm@pUpUCp4@\
        @p4pUnKC@nmp4@nKnKCnm@@nmnKpU t^r1Ap@Qr{Vq?C@[!@oyp%Co}@@opp!nNC@m{q&@ljljCm}@@m}ljr7Ar7r7m`Ap{o/nxAoxp:sqAm[o\
        |p)CmN@@qRkvkvApUlzpGAr&nLpFAr&pSpFApUr(pHC@pKpZ@n.qFCo)@VotnGo!AnDl?uaApMZp0 rhsaC@p,nu@pIpICp,@@p,pInWC@nup,\
        @nWnWCnu@@nunWpI rTpmLr2r6A@]q<Llor6A#$sqLr%lyLl|lyA^$sq rZphLr2r5A@oyq<Llor5Ao(o)sqLq|m!Lm%m!Aoyo)sq rcp_Lr2r\
        6A@p,q<Llor6AntntsqLqtm+Lm-m+Ap-ntsq rlpULr3r6A@p>q<Llnr6AnbncsqLqkm3Lm6m3Ap?ncsq tmpmA^]sqLl|r(Lr%r(A#]sqLlol\
        kA@$q< tgphAoyoxsqLm%r!Lq|r!Ao(oxsqLlollA@o(q< t_p_Ap-p-sqLm-qvLqtqvAntp-sqLlolkA@nuq< tUpUAp?p>sqLm6qnLqkqnAn\
        bp>sqLlnlkA@ncq< sRr1A]@q<Lr6r2A$^sqLlyl|Llyr%A$#sq sLr+Aoy@q<Lr5r3Ao)oysqLm!m%Lm!q|Ao)o(sq sDr#Ap,@q<Lr6r2Ant\
        p-sqLm+m-Lm+qtAntntsq s;qwAp>@q<Lr6r2Ancp?sqLm3m6Lm3qkAncnbsq q,r4Lr(r%Lr(l|A]^sqLlkr2A$@q<LlkloA]#sq q2r.Lr!q\
        |Lr!m%AoxoysqLllr3Ao(@q<LlllnAoxo(sq q;r&LqvqtLqvm-Ap-p-sqLlkr2Anu@q<LlkloAp-ntsq qCqzLqnqkLqnm6Ap>p?sqLlkr2An\
        c@q<LlkloAp>nbsq qGpzLqyr)A@]q7Lm(r)A!$sqLqlm)Lm5m)A_$sq s|pzLqyr)A@]q7Lm(r)A#$sqLqlm)Lm5m)A^$sq qLpuLqyr)A@ow\
        q7Lm(r)Ao(o*sqLqfm.Lm;m.Aoyo*sq t%puLqyr)A@owq7Lm(r)Ao'o*sqLqgm.Lm:m.Aozo*sq qUpmLqyr)A@p*q7Lm(r)AnsnvsqLq_m7L\
        mBm7Ap.nvsq t.pmLqyr)A@p*q7Lm(r)AnsnvsqLq_m7LmBm7Ap.nvsq sEpzA^]sqLm5qxLqlqxA#]sqLm(lxA@$q7 uzpzA_]sqLm5qxLqlq\
        xA!]sqLm(lxA@$q7 s?puAozowsqLm:qsLqgqsAo'owsqLm(lxA@o*q7 uupuAoyowsqLm;qsLqfqsAo(owsqLm(lxA@o*q7 s6pmAp.p+sqLm\
        BqjLq_qjAnsp+sqLm(lxA@nwq7 ulpmAp.p+sqLmBqjLq_qjAnsp+sqLm(lxA@nwq7 sRp`A]@q>Lq?q?A#]sqLmqmqLmqq0A#$sq r$tVLq0q\
        0Lq0mqA^]sqLmbq?A$@q>LmbmbA^$sq sLpZAoy@q>Lq>q>Ao)oysqLmvmvLmvq+Ao)o(sq r)tPLq+q+Lq+mvAoxoysqLmcq>Ao(@q>LmcmcA\
        oxo(sq sDpQAp,@q>Lq?q?Antp,sqLn!n!Ln!q!Antnusq r2tHLq!q!Lq!n!Ap-p,sqLmbq?Anu@q>LmbmbAp-nusq t7p|AoxKsqLm|tlAo)\
        5sq qVq_A_ZsqLm{q8Lq&q8A!ZsqLmom[A@&q0 ukq_Lq2qEA@Zq0LmoqEA!&sqLq&miLm{miA_&sq t0pzAp)PsqLm|tkAnx0sq qPqYAo{ov\
        sqLn#q2Lp~q2Ao&ovsqLmom]A@o*q0 uqqYLq2qDA@owq0LmoqDAo&o+sqLp~moLn#moAo{o+sq t$pwApAVsqLm|tkAn`*sq qGqQAp0p)sqL\
        n*q*Lpwq*Anqp)sqLmom]A@nwq0 uzqQLq2qDA@p*q0LmoqDAnqnxsqLpwmwLn*mwAp0nxsq pqreLr@pwLr@n*ARotsqLlWp|A.@pRLlWn%AR\
        o-sq pur^Lr<puLr<n,AYp&sqLlXp{A&@pRLlXn&AYn{sq pzrRLr7prLr7n/Aoup;sqLlWp|Ao,@pRLlWn%Aounfsq t9q-LquqvA@]q>Lm,q\
        vA#$sqLqSmMHjCA@o(sqHt^LmMmMA^$sq t>q'LqvqvA@oyq>Lm+qvAo)o(sqLqEm[HjVA@nusqHtJLm[m[Aoxo(sq tGp|LquqvA@p,q>Lm,q\
        vAntnusqLq1mpHjtA@n]sqHt-LmpmpAp-nusq tPpsLqvqvA@p>q>Lm+qvAnbnbsqLpxn*Hk6A@nBsqHskLn)n*Ap?nbsq s+q-A^]sqLmMqSH\
        t^A@oysqHjCLqSqSA#]sqLm,m+A@$q> s&q'AoxoysqLm[qEHtJA@p,sqHjVLqEqEAo)oysqLm+m+A@o(q> rzp|Ap-p,sqLmpq1Ht-A@pDsqH\
        jtLq1q1Antp,sqLm,m+A@nuq> rqpsAp?p?sqLn)pwHskA@p_sqHk6LpxpwAnbp?sqLm+m+A@ncq> sRpdA]@q>LqvquA$^sqLmMmMVt^Ao(@s\
        qVjCLmMqSA$#sq sLp^Aoy@q>LqvqvAo(oxsqLm[m[VtJAnu@sqVjVLm[qEAo(o)sq sDpUAp,@q>LqvquAnup-sqLmpmpVt-An]@sqVjtLmpq\
        1Anuntsq s;pKAp>@q>LqvqvAnbp?sqLn*n)VskAnB@sqVk6Ln*pxAnbnbsq sLpoAoy@sqVt^LqSmMA]^sqLm+quA$@q>Lm+m,A]#sqLqSqS \
        sDpoAp,@sqVtJLqEm[AoyoxsqLm+qvAo(@q>Lm+m+Aoyo)sqLqEqE s8poApD@sqVt-Lq1mpAp,p-sqLm+quAnu@q>Lm+m,Ap,ntsqLq1q1 s+\
        poAp_@sqVskLpwn)Ap?p?sqLm+qvAnc@q>Lm+m+Ap?nbsqLpwpx rBqDHrwATTq>VrwAo(@sqVlZLkcs>A$$sqLs>kcHlZA@o(sq rBq<HrwA]\
        ]q>VrwAnu@sqVloLkqs0Ao(o(sqLs0kqHloA@nusq rBq0HrwAoyoyq>VrwAn]@sqVm/Ll(rxAnunusqLrxl(Hm/A@n]sq rBq#HrwAp)p)q>V\
        rwAnB@sqVmMLl>rcAncncsqLrcl>HmMA@nBsq qXqDHrwA@oysqHlZLs>s>A$]sqLkckcVrFAo(@sqVl*AT,q> qXq<HrwA@p,sqHloLs0s0Ao\
        (oysqLkqkqVr2Anu@sqVl*A]$q> qXq0HrwA@pDsqHm/LrxryAnup,sqLl(l)VqrAn]@sqVl*Aoyo(q> qXq#HrwA@p_sqHmMLrcrcAncp>sqL\
        l>l>VqSAnB@sqVl*Ap)nxq> qgqJLs>s>VlZAoy@sqVrwA,Tq>Hl*A@o(sqHrFLkckcA]$sq qmqDLs0s0VloAp,@sqVrwA$]q>Hl*A@nusqHr\
        2LkqkqAoyo(sq quq<LryrxVm/ApD@sqVrwAo(oyq>Hl*A@n]sqHqrLl)l(Ap,nusq q~q3LrcrcVmMAp_@sqVrwAnxp)q>Hl*A@nBsqHqSLl>\
        l>Ap>ncsq uZqJA]]sqLkcs>HrFA@oysqHl*A,,q>Vl*Aoy@sqVrF uTqDAoyoysqLkqs0Hr2A@p,sqHl*A$$q>Vl*Ap,@sqVr2 uLq<Ap,p,s\
        qLl)ryHqrA@pDsqHl*Ao(o(q>Vl*ApD@sqVqr uCq3Ap>p>sqLl>rcHqSA@p_sqHl*Anxnxq>Vl*Ap_@sqVqS sRp?A]@q>Lq%q%A$^sqLnAnA\
        VtqLp`nAA]^sqLm|q%A$@q>Lm|m|A]#sqLp`p`Vj0LnAp`A$#sq sLp:Aoy@q>Lq%q%Ao(oxsqLnOnOVtJLpQnOAoyoxsqLm|q%Ao(@q>Lm|m|\
        Aoyo)sqLpQpQVjVLnOpQAo(o)sq sDp1Ap,@q>Lq%q%Anup-sqLndndVsmLp=ndAp,p-sqLm|q%Anu@q>Lm|m|Ap,ntsqLp=p=Vk4Lndp=Anun\
        tsq qqq~A^]sqLnAp`HtqLnAnAA^$sqLq%q%A@]q>Lm|q%A#$sqLp`nAHj0Lp`p`A#]sqLm|m|A@$q> qlqxAoxoysqLnOpQHtJLnOnOAoxo(s\
        qLq%q%A@oyq>Lm|q%Ao)o(sqLpQnOHjVLpQpQAo)oysqLm|m|A@o(q> qcqpAp-p,sqLndp=HsmLndndAp-nusqLq%q%A@p,q>Lm|q%Antnusq\
        Lp=ndHk4Lp=p=Antp,sqLm|m|A@nuq> q~p`A]@q>Lq%q%A$^sqLnAnAVtTAo(@sqVjLLnBp`A##sq u'p{Aoy@sqVtTLp`nAA]^sqLm|q%A$@\
        q>Lm|m|A^#sqLp_p` qxpZAoy@q>Lq%q%Ao(oxsqLnOnOVtAAnu@sqVj`LnOpQAo)o)sq t|p{Ap,@sqVtALpQnOAoyoxsqLm|q%Ao(@q>Lm}m\
        |Aoxo)sqLpQpQ qppQAp,@q>Lq%q%Anup-sqLndndVt$An]@sqVj}Lnep=Antntsq tpp{ApD@sqVt$Lp=ndAp,p-sqLm|q%Anu@q>Lm|m|Ap-\
        ntsqLp<p= qgpHAp?@q>Lq$q%Ancp?sqLnznzVsbAnB@sqVk?Ln{p'Anbnbsq tcp{Ap_@sqVsbLp'nzAp>p?sqLm}q%Anb@q>Lm|m|Ap?nbsq\
        Lp&p' r4pFA^]sqLnAp`HtTA@oysqHjLLp`p_A#^sqLm|m|A@$q> u0sRLq%q%A@]q>Lm|q%A##sqLp`nBHjLA@o(sqHtTLnAnAA^$sq r/p@A\
        oxoysqLnOpQHtAA@p,sqHj`LpQpQAo)oxsqLm|m}A@o(q> u5sLLq%q%A@oyq>Lm|q$Ao)o)sqLpQnOHj`A@nusqHtALnOnOAoxo(sq r&p8Ap\
        -p,sqLndp=Ht$A@pDsqHj}Lp=p<Antp-sqLm|m|A@nuq> u>sDLq%q%A@p,q>Lm|q%AntntsqLp=neHj}A@n]sqHt$LndndAp-nusq qzp/Ap?\
        p>sqLnzp'HsbA@p_sqHk?Lp'p&Anbp?sqLm|m|A@nbq> uGs;Lq%q$A@p?q>Lm|q%AnbnbsqLp'n{Hk?A@nBsqHsbLnznzAp?ncsq popZHqlA\
        @oysqHmfLqCqBA#^sqLm_m^Vq;Ao(@sqVm5AT,q> tLt/LqBqCVmfAoy@sqVqlA,Tq>Hm5A@o(sqHq;Lm^m_A^#sq popRHqlA@p,sqHmyLq5q\
        5Ao)oxsqLmlmlVq(Anu@sqVm5A]$q> tQt*Lq5q5VmyAp,@sqVqlA$]q>Hm5A@nusqHq(LmlmlAoxo)sq popFHqlA@pDsqHn9Lp~p}Antp-sq\
        Ln$n#VphAn]@sqVm5Aoyo(q> tZs~Lp}p~Vn9ApD@sqVqlAo(oyq>Hm5A@n]sqHphLn#n$Ap-ntsq pop9HqlA@p^sqHnXLphphAnbp?sqLn9n\
        9VpHAnC@sqVm5Ap)nxq> tdsuLphphVnXAp^@sqVqlAnxp)q>Hm5A@nCsqHpHLn9n9Ap?nbsq pvpYLqIqIVmyAoy@sqVqXA,Tq>HmHA@o(sqH\
        q(LmWmWA]$sq t>t*HqXA@oysqHmyLqIqIA$]sqLmWmWVq(Ao(@sqVmHAT,q> p|pSLq;q<Vn/Ap,@sqVqXA$]q>HmHA@nusqHprLmemfAoyo(\
        sq t>t!HqXA@p,sqHn/Lq<q;Ao(oysqLmfmeVprAnu@sqVmHA]$q> q'pKLq'q'VnLApD@sqVqXAo(oyq>HmHA@n]sqHpTLmzmzAp,nusq t>s\
        sHqXA@pDsqHnLLq'q'Anup,sqLmzmzVpTAn]@sqVmHAoyo(q> q1pBLpnpnVnlAp^@sqVqXAnxp)q>HmHA@nCsqHp5Ln3n3Ap?nbsq t>sfHqX\
        A@p^sqHnlLpnpnAnbp?sqLn3n3Vp5AnC@sqVmHAp)nxq> sNosLpkphA@^qALn6phA$#sqLp]nGLnDnGA]$sq prs)Co|n-n%<rImNA>oysqCn\
        9<ovn?m#q7Co,pbnNnkpKrECpSp6nRp<rS7CpNnfo|p_p;lWAov1sqCp&prp^nYnYrxCnBpHpcpBk{JCn=n`o&punEl. sT]LpkphA@oyqALn6\
        phAo(o(sqLp;nhA5Bo{Cn=<otnBm+q2Co-p^nQnmpHr;CpOp4nUp9rI8CpKnho{p[p8laAp(+sqCp(pupanUnWs%Cn?pJpgpDkqJCn:n]o$pxn\
        Cl%Co}n(m~<rPmHAJCowLnengAoyo(sq t&q/A@XpKLL4 s]SLpkpiA@p-qALn6phAnuntsqLp$n~CnKCopnRmJq)Co/pXnVnqpDr.CpJp1nZp\
        5r:9CpGnkoypVp5lnAp>!sqCp+p{pfnRnSs3Cn;pNpkpGkcKCn6nYo!p~n>ktCo|n-n%BrFm@Ln}o!Ap,nssq sfJLpkphA@p@qALn6phAncnb\
        sqLV+CncMWnhmzpzCo1pQn[ntp?q|CpEp,n_p1r,9CpAnoovpPp0l}ApVo)sqCp-q#pknNnOsACn6pRpppKkSKCn0nVn}q'n9kfCoyn5n,Lr4m\
        9L%&Ap>nasq ssosA]]sqLnDpYLp]pYA$^sqLn6n9A@#qA pxrwAovOsqCo%p_nRnfp;rICpNp<nMp6rSICpRnkoupbpKl[Co+n?ph<m#mjA>o\
        (sqCp|<o%n-rIqRCo{pupdn`nErsCn>pBp_pHk{6CnCnYn{prnYl) sm]AoyoysqLnep:AJ=owCq#<o$n(rPqXCo}pxpgn]nCr|Cn:pDpbpJkq\
        6Cn@nUnypunWk|Ap(UsqCo&p[nUnhp8r@CpKp9nQp4rIHCpOnmotp^pHlfCo-nBpd<m+moA5>o{Lp;p9Ao(oysqLn6n9A@o(qA s>q/L4LLLLA\
        @(pK seSAp,p.sqLn}p!Cp|Bo%n-rFqaCp!p~pknYn>s-Cn6pGpfpNkc5Cn;nRnvp{nSknAp>_sqCo(pVnYnkp5r3CpFp5nVp1r:GCpJnqorpX\
        pDlsCo1nRpUCmJmxLp$p#Anup-sqLn6n9A@ntqA s[JAp>p@sqL%ZCpuLo(n5r4qhCp$q'pqnVn9s;Cn1pKpkpRkS5Cn6nNntq#nOk`ApVoxsq\
        Co+pPn`nop0r$CpBp1n[p,r,GCpEntoppQp?m%C)nhp>Mmzn'LVUAncp?sqLn6n9A@naqA r4pdA^]sqLn4plHrsCqJ@psn/q%s4Am|p/pGHmv\
        A@o(sqHq+A@l%k0Hl.LpmpmA#]sqLmpmpA@#q> r/p^AoxoysqLnBp^Hr`CqQ@pwn*q+sBAmvp1pGHmvA@nusqHq+A@l5k0HlALp_p_Ao)oysq\
        LmomoA@o)q> r&pUAp-p,sqLnVpIHrBCq]@q!m~q3sWAmnp4pGHmvA@n]sqHq+A@lMk0Hl_LpJpJAntp,sqLmpmpA@ntq> qzpKAp?p?sqLnmp\
        4Hr#Cpv@@n+r$r$C@pupv@l}r$HmvA@nBsqHq+CpH@@pGptn.C@nXpH@n-n-Hl~Lp4p4Anbp>sqLmompA@nbq> u0pdLq1q1A@^q>Lmpq1A#$s\
        qLpmn4Hl.A@r|k0Hq+A@oysqHmvCmV@n.prm|kmAq%nrpGHrsLn4n5A^$sq u5p^Lq2q2A@oxq>Lmoq2Ao)o(sqLp_nBHlAA@rlk0Hq+A@p,sq\
        HmvCmO@n*pxmvk_Aq+nppGHr`LnBnCAoxo(sq u>pULq1q1A@p-q>Lmpq1AntnusqLpJnVHl_A@rSk0Hq+A@pDsqHmvCmD@n!q!mnkJAq3nlpG\
        HrBLnVnWAp-nusq uGpKLq2q2A@p?q>Lmoq1AnbncsqLp4nmHl~An-ptmcC@pGnX@ptpsHq+A@p_sqHmvCn+@@pul}l}C@n+n+@r$l}Hr#Lnmn\
        mAp?nbsq r4ptA^]sqLn4plHsdCpI@@nWpvpvVr)Ao(@sqVlxC@nrp/@nSnSHk=LpmpmA#]sqLmpmpA@#q> r/pnAoxoysqLnBp^HsPAp~p~q>\
        Vr)Anu@sqVlxC@nxp)@n[n[HkPLp_p_Ao)oysqLmomoA@o)q> r&pfAp-p,sqLnVpIHs3Aq-q-q>Vr)An]@sqVlxC@o#o~@nhnhHknLpJpJAnt\
        p,sqLmpmpA@ntq> pSpuAoy@sqVr)ApMpMmcHsdLn4n4A^$sqLq1q1A@^q>Lmpq1A#$sqLpmn5Hk=An+n+q> pKpuAp,@sqVr)ApEpEmcHsPLn\
        BnBAoxo(sqLq2q2A@oxq>Lmoq2Ao)o(sqLp_nCHkPAn#n#q> p?puApD@sqVr)Ap9p9mcHs3LnVnVAp-nusqLq1q1A@p-q>Lmpq1AntnusqLpJ\
        nWHknAmtmtq> ucrhHp{AIQr)LnrpQACMp9C.phpdo0mEqxCn<orpApKlGn[A_%sqCp6p>nM]r/p:CpT$1pVq?mIAC9oxLnrnOAI/r) pgsGA=\
        3p9CRn9n=oqq[m)Cpeo/n`nUrYpEA![sqCnkncpS$lrngCnL]OnJmbqWA=GoxLp/pQA7Qr)Hn&A7/r) ucrcHp{AMYr)LnvpKABQp4C/pkpho.\
        m@r!Cn:ospCpMl?nXAo{o+sqCp4p<nP]r'p7CpP%2pSq9mPAC7orLnvnUAM'r) p_sJA>/p4CQn6n9osqam!Cpgo.n^nSrbpHAo&ovsqCnmnep\
        P$lznjCnP[NnMmhqPA=IorLp+pKA3Yr)Hn&A3'r) ucr[Hp{ASour)Ln{pCACWp0C.pppmo,m7r,Cn5otpGpQl3nTAp0nxsqCp0p8nUZqxp4Cp\
        K&3pNq0mYAD5_Lnzn^ATo,r) pSsNA=)p0CRn1n4ouqjluCplo-nYnOrnpLAnqp)sqCnqnipK&m)nmCnUZMnRmqqGA<K_Lp'pCA,our)Hn&A-o\
        ,r) ucrTHp{AZp#r)Lo#p:AD_p.C,pvpro+m.r6Cn0ovpKpVl%nPApDngsqCp,p4nZXqjp1CpF'3pIq(mdAD2]Lo#ngAZn~r) pGsSA<!p.CTn\
        +n/ovqslkCpqo+nUnJr|pPAn]p:sqCnunmpF(m7npCnZYMnWmyq=A<N]Lo~p:A&p#r)Hn&A&n~r) qcpOAR@qeLpBp`A7Rr1HnsVrkCoyo%nxV\
        q,nPCp'+;p6q6n'HnsA7.r1LpBnAAR@qeLpAp`A7Rr1HntC<pKp9#mQqBCnvW@nemfq)Vp'Ao(@sqVjbHntA7.r1 q_pLAZ@q]LpBp`A3Zr1Hn\
        {VrRCoxo,n|Tp~n]Cp#,6p/q0n3Hn|A3&r1LpBnAAZ@q]LpAp`A3Zr1Hn{C9pLp;#mMqDCnzV@nimkq!Vp'Anu@sqVjgHn|A3&r1 qXpHAow@q\
        eLpAp`A.ovr1Ho*Vr1ApmnlYCo}./p%q'nEHo-A.o+r1LpAnAAow@qeLpAp`A-ovr1Ho*C3pOp?o0mFqICo!S@npmrpsVp'An]@sqVjnHo+A-o\
        +r1 u6p?LpopoA@]q>Ln2poA$$sqLpKnTHkkAn@pamcVZAo(@sqV&Aq,muq>Hs6LnUnUA]#sq vEstAoy@sqVZAmuq,q>HkkLpKpKA$^sqLn2n\
        2A@$q>Lpon2A]]sqLnUpLHs6Cp;@@p;pan@ u<p:LpnpnA@oyq>Ln3poAo(o(sqLp>ncHk~AnHpXmcVZAnu@sqV&Aq4mmq>Hs#LncncAoyo)sq\
         v=stAp,@sqVZAmmq4q>Hk~Lp>p>Ao(oxsqLn3n3A@o(q>Lpnn2AoyoysqLncp>Hs#Cp6@@p6pXnH uDp1LpopoA@p,q>Ln2poAnunusqLp)nw\
        Hl>AnTpLmcVZAn]@sqV&C@nOnO@q@maHrcLnxnxAp,ntsq v1stApD@sqVZC@pQpQ@maq@Hl>Lp)p)Anup-sqLn2n2A@nuq>Lpon2Ap,p,sqLn\
        xp*HrcCp.@@p.pLnT uMp(LpopoA@p?q>Ln2pnAncnbsqLopo1Hl^Anbp?mcVZAnB@sqV&C@nHnH@qMmSHrCLo1o1Ap>nbsq qtsoAp>p?sqLo\
        1opHrCCp&@@p&p?nbV&Ap_@sqVZC@pXpX@mSqMHl^LopopAncp?sqLn2n2A@nbq> sfrdA]SqrVq$Ao(@sqVn>L!MA0o,sq sbr]AoyZqrVq$A\
        nu@sqVnKL.HA)nzsq s^rQAp,ovqrVq$An]@sqVn^Ao.nesx uMp(LpopoA@p?q>Ln2pnAncnbsqLopo1HnQAotp&psVq$Ao-p&psHpcCp&@@p\
        &p?nbV&Ap_@sqVZC@pXpX@mSqMHl^LopopAncp?sqLn2n2A@nbq>Lpon3Ap>p?sqLo1opHpjAo-n{psVnoA&nGs3Lp-&LD?Hn$Anbp?mcVZAnB\
        @sqV&C@nHnH@qMmSHrCLo1o1Ap>nbsq uwpSLphphA@]q>Ln9phA$$sqLpEn[HnwCnq@opn{n#pDAo.+sqCoxnonc@qCnIHp*Ln[n[A]$sq pG\
        qeHpTCpC@o&nmqLpdLpGphC@@@?@ACosp(nl@q+pQHp*Ln[n[A]$sqLphphA@]q>Ln9phA$$sqLpEn[HnwCn^@o{p4mTn=LnYn9C@@@A@?Co.n\
        yp5@mvnOHnLA@o(sq pGu4HpTCp0@o1p&p~n]AosUsqCo)p2p>@m^pWHnLA@o(sq u}pMLphphA@oyq>Ln9phAo(o(sqLp8njHo-Cnt@^n~n*p\
        @An}#sqCoznln`@qJnEHotLninjAoyo(sq pGq]HpTCpF@o%nkqRphLpGpgCAA@@AACoqp&no@q$pNHotLninjAoyo(sqLphphA@oyq>Ln9phA\
        o(o(sqLp8njHo-CnZ@o|p6mNn9LnYn:C??@@??Co0n{p2@m}nRHnLA@nusq pGu,HpTCp-@#p#pwnaAp$^sqCo'p5pA@mVp[HnLA@nusq v(pE\
        LphphA@p,q>Ln9phAnunusqLp#n~Cnt@_n}n.p;Anio%sqCp!nenV@qZn@Ln~n~Ap,nusq pGqPHpTCpJ@o#ngq]pmLpGpgC@A@?ABCorp&nn@\
        p}pHLn~n~Ap,nusqLphphA@p,q>Ln9phAnunusqLp#n~CnP@p$p?m>n4LnYn:C@?@A?>C!o#p-@n*nXHnLA@n]sq pGt}HpTCp)@%o}pmnfAp8\
        o|sqCo%p8pF@mLpaHnLA@n]sq v1p;LpipiA@p>q>Ln8piA7GVAIGVLpipiA@p>q>Ln8piAncnbsqLZ&Cn]8o{p5mRn0A;JUCo!p=pJ@mAphHn\
        LA@nBsqHpTCp$@'oypbnlAo}(pYLo0o#C?@AA>>C%o'p(@n5n_HnLA@nBsqHpTCpN@n~ndqgprAE6UCoynmnaGqGn:L&&Ap>nbsq uYrTAn[p2\
        nYAo$XpYLoqo~CYoso%5pPp@L++AInZqYA7nZqY vKqEAoy@sqVqQC@p,p,@nXpHHjYLpfpfA$^sqLmvmvA@#q>Lq+mvA]]sqLn;pfHtGC^@@^\
        o}o$ vCqEAp,@sqVqQC@p1p1@nPpPHjnLpWpXAo(oxsqLmvmvA@o)q>Lq+muAoyoysqLnIpWHt3CX@@Xouo, v7qEApD@sqVqQC@p9p9@nDp]H\
        k.LpBpCAnup-sqLmvmvA@ntq>Lq+mvAp,p,sqLn_pCHssCO@@OX( sLpNAoy@sqVrUAo(@sq pftsCo)n%n5p>pnl'AVorsqCnEp4o/n8nCrMC\
        orpin3@r%qGCpn@o/pir%mYCorn8p[p4nClSAVo/sqCplp>oxn%pnrzCo*p|q%@lUqeCm|@owp|lUm< sDpNAp,@sqVrUAnu@sq p^tuCo(m~n\
        1p@prk{A_p#sqCnIp2o/n;nGrDCoqpen7@qzqACpj@o0peqzm`Corn;pWp2nGl]A_n~sqCppp@oym~prs&Co(q#q)@lMqkCmx@oyq#lMm6 s8p\
        NApD@sqVrUAn]@sq pQtxCo'myn,pCpxknAo{p7sqCnNp/!nBnLr6Copp`n=@qoq9Cpd@o1p`qomhC_nBpRp/nLlkAo{njsqCpupCozmypxs3C\
        o&q)q/@lAqtCmr@o{q)lAm- s+pNAp_@sqVrUAnB@sq pEt|Ap}k_p{Ap,pMsqCnSp,#nGnRr(C]pXnD@qbq0Cp]@$pXqbmqC^nGpMp,nRlyAp\
        ,nSsqAjFsBuo pZqDHu]A@oysqHiDA@o(sq pZsLHu]A@oysqHiDA@o(sq pZuTHu]A@oysqHiDA@o(sq pZq<Hu]A@p,sqHiDA@nusq pZsDH\
        u]A@p,sqHiDA@nusq pZuLHu]A@p,sqHiDA@nusq pZq0Hu]A@pDsqHiDA@n]sq pZs8Hu]A@pDsqHiDA@n]sq pZu@Hu]A@pDsqHiDA@n]sq \
        pZq#Hu]A@p_sqHiDA@nBsq pZs+Hu]A@p_sqHiDA@nBsq pZu3Hu]A@p_sqHiDA@nBsq pNqQHuuA@oysqHi,A@o(sq qfsLHsFA@oysqHkZA@\
        o(sq rwuGHq$A@oysqHm}A@o(sq pNqIHuuA@p,sqHi,A@nusq qfsDHsFA@p,sqHkZA@nusq rwu?Hq$A@p,sqHm}A@nusq pNq=HuuA@pDsq\
        Hi,A@n]sq qfs8HsFA@pDsqHkZA@n]sq rwu3Hq$A@pDsqHm}A@n]sq pNq0HuuA@p_sqHi,A@nBsq qfs+HsFA@p_sqHkZA@nBsq rwu&Hq$A\
        @p_sqHm}A@nBsq r<q>Ht7A@oysqHjjA@o(sq p6qRC@#$@o|o$C]@@#o|o}C@]]@o%o|Ao%o%q> r<sLHt7A@oysqHjjA@o(sq p6saC@$$@o\
        |o%C]@@$o|o|C@]]@o%o|Ao%o%q> r<uZHt7A@oysqHjjA@o(sq p6uoC@$$@o|o%C]@@$o|o|C@^]@o%o}Ao%o$q> r<q6Ht7A@p,sqHjjA@n\
        usq p1qRApT@sqAnL@sq r<sDHt7A@p,sqHjjA@nusq p1saApT@sqAnL@sq r<uRHt7A@p,sqHjjA@nusq p1uoApT@sqAnL@sq r<q*Ht7A@\
        pDsqHjjA@n]sq p*qRC@o,o,@p+nuCou@@o,p+p,C@ouou@nvp+Anvnvq> r<s8Ht7A@pDsqHjjA@n]sq p*saC@o,o,@p+nvCou@@o,p+p+C@\
        ouou@nvp+Anvnvq> r<uFHt7A@pDsqHjjA@n]sq p*uoC@o,o,@p+nvCou@@o,p+p+C@ouou@nvp,Anvnuq> r<pzHt7A@p^sqHjjA@nCsq p!\
        qRC@o'o'@p3nnCoz@@o'p3p3C@ozoz@nnp2Annnoq> r<s+Ht7A@p_sqHjjA@nBsq p!saC@o'o'@p3nnCoz@@o'p3p3C@ozoz@nnp3Annnnq>\
         r<u:Ht7A@p^sqHjjA@nCsq p!uoC@o'o'@p3noCoz@@o'p3p2C@ozoz@nnp3Annnnq> pGq>Hp'A@oysqHnzA@o(sq pGsLHp'A@oysqHnzA@\
        o(sq pGuZHp'A@oysqHnzA@o(sq pGq6Hp'A@p,sqHnzA@nusq pGsDHp'A@p,sqHnzA@nusq pGuRHp'A@p,sqHnzA@nusq pGq*Hp'A@pDsq\
        HnzA@n]sq pGs8Hp'A@pDsqHnzA@n]sq pGuFHp'A@pDsqHnzA@n]sq pnpMAVMqxVq2A!@sqVn+L#NA2&sq r]q>HstA@oysqHk-A@o(sq r]\
        sLHstA@oysqHk-A@o(sq pctBHp9A@_sqHnCA4(r6Ap+n|YCJ8@Pozo#C@+RAo.#Cnx?[CnvowA3/q>CDo*o-?p8nzCowB@o(p4p/C@ovY+n_p\
        L p>u3HpPALXr>L%opAozp/p{C>o}oz@ngp3C%@OXnio/AZ0sqCIO0@o{SCV@?Yoyo.CA*S@o(o0A4'r>LW&HnrA@!sq r]uZHstA@oysqHk-A\
        @o(sq plpHA_RqxVq2Ao&@sqVn4L+KA-o*sq r]q6HstA@p,sqHk-A@nusq r]sDHstA@p,sqHk-A@nusq put<Hp'A@o{sqHnCA/o.r6Ap,n{\
        YCI:@Moxo(C@0OA#)Co!?op>nzowA*(qUCEo&o(?p?nuCozB@o$p9p5C@ouX-nkpF p>u-HpPAPosr>L+YAovp1pnC>p$o~@nap9C#@PZndo,A\
        ou*sqCMV?ovp;4C@-P@o.&A0o-r>LN0Ho!A@o&sq r]uRHstA@p,sqHk-A@nusq php@Ao|ZqxVq2A)^p~Co}D@o$p8p=C@opU.n}p=HXA@p0s\
        qHnCA(n|r6Ap.nzZCF<@Hoto/C@.B/o%>Anr8sqCEo$o&ApAnmA,$ptVnCC0HMQo#;AJo#qU r]q*HstA@pDsqHk-A@n]sq r]s8HstA@pDsqH\
        k-A@n]sq p>u$HpPAWp%r>L2QAoqp4p^C>p)p'@nWpACo/@R]n[o(Ap(o1sqCJP?Yp*8CA)OMo#'A>o%qDH&A@nqsq r]uFHstA@pDsqHk-A@n\
        ]sq qWp^A[TsqLnSpoA%AqWLnznsAZ*sqLovo{ r}qDHsSA@oysqHkMA@o(sq qWtMA[TsqLnSpoA%AqWLnznsAZ*sqLovo{ r}u4HsSA@oysq\
        HkMA@o(sq qRpYAow]sqLnRpoAo+BqWLnznsAouo0sqLopou r}q<HsSA@p,sqHkMA@nusq qRtIAow]sqLnRpoAo+BqWLnznsAouo0sqLopou\
         r}u,HsSA@p,sqHkMA@nusq qIpSAp+oysqLnSpoAnxBqWLnzntAp&o#sqLXZ r}q0HsSA@pDsqHkMA@n]sq qItCAp+oysqLnSpoAnxBqWLnz\
        ntAp&o#sqLXZ r}t}HsSA@pDsqHkMA@n]sq pGq7Hp'AMEp9CEnxnz@pNnbCp'@;nxpMp?AM;p9Hs:A@oysqHkgA3<p9C;p(p'@nSp?Cnz@Ep(\
        nRnbA3Dp9HnzA@o(sq qRqKC@oro/@p'p'Cor@@orp&nzC@o/or@n{n{Co/@@o/nzp& pGsLHs3AMEp9CEnxnz@pNnbCp'@;nxpMp?AM;p9Hp.\
        A@oysqHnsA3;p9C;p)p'@nSp?Cnz@Ep)nRnbA3Ep9HknA@o(sq t_saC@oro/@p'p&Cor@@orp&n{C@o/or@n{n{Co/@@o/nzp& pGubHp[ALD\
        p9CFnynz@pNnbCp'@;nypNp?AL<p9HrdA@oysqHl=A4;p9C;p)p'@nRp?AnSnbq*A3Ep<HnEA@o(sq r*uvAp&p&mcCor@@orp&n{C@o/or@n{\
        nzCo/@@o/n{p' pGq/Hp'AGAVCInzn|@pTnfCp%@7nzpTp;AF?VHs:A@p,sqHkgA:@VC7p'p%@nLp;Cn|@Ip'nLnfA9@VHnzA@nusq qZqKC@]\
        $@o|o|C[@@]o{o%C@%[@o&o&C$@@%o%o{ pGsDHs3AGAVCInzn|@pTnfCp%@7nzpTp;AF?VHp.A@p,sqHnsA:?VC7p'p%@nLp;Cn|@Ip'nLnfA\
        9AVHknA@nusq tgsaC@]$@o|o{C[@@]o{o&C@$[@o&o&C$@@$o%o{ pGuYHp[AF@VCInzn|@pTnfCp%@7nzpTp;AF@VHrdA@p,sqHl=A:?VC7p\
        'p%@nLp;AnMnfp{A9A[HnEA@nusq r2uvC@p(@p2pH@C@$]@o&o%C$@@$o&o| pGq#Hp'Ap[ngpqCp&@3nyp_p:Hs6A@pDsqHkkC3p(p&@nBp;\
        Cn{@Mp(nBnfHn}A@n]sq qgqKC@T,@opopCT@@T_o1C@,T@!!C,@@,o1_ pGs8Hs0CMnyn{@p_ngCp&@3nyp_p:Hp*A@pDsqHnwC3p(p&@nBp:\
        Cn{@Mp(nBngHkqA@n]sq tssaC@T,@op_CT@@T_!C@,T@!!C,@@,o1_ pGuMHpWCMnyn{@p_nfCp&@3nyp_p;Hr`A@pDsqHlAC3p(p&@nBp:An\
        EngpqHnFA@n]sq r>uvC@T,@__CT@@T_!C@,T@!o1C,@@,!op pZp{Hu]A@oysqHiDA@o(sq pZr[Hs:A@oysqHkgA@o(sq pZt=Hu]A@oysqH\
        iDA@o(sq pZu{Hs:A@oysqHkgA@o(sq pZpsHu]A@p,sqHiDA@nusq pZrSHs:A@p,sqHkgA@nusq pZt5Hu]A@p,sqHiDA@nusq pZusHs:A@\
        p,sqHkgA@nusq pZpgHu]A@pDsqHiDA@n]sq pZrGHs:A@pDsqHkgA@n]sq pZt)Hu]A@pDsqHiDA@n]sq pZugHs:A@pDsqHkgA@n]sq qsr[\
        Hs,A@oysqHkuA@o(sq qsu{Hs,A@oysqHkuA@o(sq qsrSHs,A@p,sqHkuA@nusq qsusHs,A@p,sqHkuA@nusq qsrGHs,A@pDsqHkuA@n]sq\
         qsugHs,A@pDsqHkuA@n]sq r}r[Hs:A@oysqHkgA@o(sq r}u{Hs:A@oysqHkgA@o(sq r}rSHs:A@p,sqHkgA@nusq r}usHs:A@p,sqHkgA\
        @nusq r}rGHs:A@pDsqHkgA@n]sq r}ugHs:A@pDsqHkgA@n]sq pZr[Hu]A@oysqHiDA@o(sq pZu{Hu]A@oysqHiDA@o(sq pZrSHu]A@p,s\
        qHiDA@nusq pZusHu]A@p,sqHiDA@nusq pZrGHu]A@pDsqHiDA@n]sq pZugHu]A@pDsqHiDA@n]sq qRq2Aow@rZLq1tDAo*LsqLo%n-HmRL\
        o$ptAo*4sq qfqwLn_qzHq3 vRsZAoy@sqVr!Ao(@sqV+AnPm&u|ApPovpE tRtrApPpPmcCp0@@p1pPnPC@npp0@nPnPAnPpPmc qJq/Ap)@r\
        ZLq2tDAnxRsqLo&n2Hm^Lo'poAnx.sq qfr2LnkqYHpy w&sZVr!C@ov@o{nu=A@m(x3C@o&@o+p,= tZtrApHpHmcCp+@@p+pHnXC@nup+@nX\
        nXAnXpHmc q?q+Ap@@rZLq1tDAnbZsqLo)n:HmoLo)pgAna&sq qfrWLn{q(HpW vAsIApAQr~Vr!An`Qr~A@l]v~ tgtrAp<p<mcCp#@@p#p<\
        neC@n}p#@neneAnep<mc typgAov@rLLqXtlAo+NsqLnpmpHm'Lnpq1Ao+2sq u.qHLnKr2HqZ pus&Aow@rRLpZrOAo+NsqLo1nYHnBL!pGAo\
        *2sq q+sgLo*pZHp@ tqpdAp(@rLLqXtlAnyTsqLnsmuHm1Lnrq,Any,sq u.q_LnWqqHqC pns#Ap(@rRLp[rOAnxTsqL#n_HnNL#pBAny,sq\
         q+s~L&p;Hp) tfp`Ap?@rLLqXtkAnb_sqLnvm|HmALnvq%Ana<rZAnaCr^L&ngHn_L&p:Anb$sqLp[lQAp?@rRLpZrOLACC@?@AA< u.r#Lnj\
        qCHp| q+tDL7XHR qyp[HqKCpT@@nIq1q'C@ozoq$o'pdCp0Z@nppDq)C@pfpb@m[q;HmBA''q>VlQVlxAY'q> r5q1VqSHq2Cp3@@p7p[nNC@\
        nkp3@nEnO r5sgVqzHqECp@@@pCppn;C@n^p@@n1n< qypQHqKCp[@@nBq;q1C@owZ!o/paCp*_@nrp<q,C@plpi@mQqEHmBAo-o-q>VlQVlxA\
        oto-q> r?q;Vq?Hq(Cp,@@p0pQnXC@nrp,@nOnY r?sqVqfHq;Cp9@@p=pfnEC@nep9@n;nF qypBHqKCpf@@n8qJq@A'p]p-Cp$ot@ntp4q0C\
        @pwps@mBqTHmBAn{n{q>VlQVlxAp&n{q> rNqJVp~HpvCp!@@p&pBnhC@n|p!@n_ni rNt#VqGHq,Cp/@@p3pVnTC@nop/@nJnU r}paHr<A@o\
        ysqHnBLn*t]HpaA@oysqHleA@o(sqHp_LpwjDHn@A@o(sq r}pXHr<A@p,sqHnHLn.tLHpVA@p,sqHleA@nusqHpXLpsjTHnJA@nusq r}pLHr\
        <A@pDsqHnQLn5t4HpFA@pDsqHleA@n]sqHpOLpljmHnZA@n]sq qWpZAoy@sqVr)Aro@k0VlxAoy@sqVr)C@qDpnpnkxp~Antn#pG q8vRHtDA\
        @oysqHj]A@o(sq qOpZAp,@sqVr)Ar_@k0VlxAp,@sqVr)C@qKptptkjq&Anrm{pG q8vJHtDA@p,sqHj]A@nusq qCpZApD@sqVr)ArF@k0Vl\
        xApD@sqVr)C@qVp{p{kUq/AnnmrpG q8v>HtDA@pDsqHj]A@n]sq qkr/C@nBnJ@qFm|CpK@(nVqEppAo)KsqC.njp7@n&nNCnh@@n]n&pYA[p\
        3nYA#]sqAo*nQpG pTsLHuiA@oysqHi8A@o(sq q_uCAox:sJCSp?ne@q1pXCp:@@pGq$nFC@#VPo&njAWo0sqCorW@o&p/pWC@pcpU@mTq&Cn\
        O@XpTmHn)A@=R qcr/C@n<nE@qNmtCpO@'nRqMpvAnwOsqC.nnp3@n-nTCnm@@ncn.pQAXp-nZAo)oysqAo'nKpG pTsDHuiA@p,sqHi8A@nus\
        q qVuCAp+8sJCRp;ni@q)pRCp4@@pApynNC@&TNo)nqAoqo!sqCouY@o#p3p_C@pip[@mLq.CnK@YpXm@n#A@;R pTs8Hp{Ao(nGpCC@n4n<@q\
        ZmhCpU@&nLqXq!An`UsqC1nup,@n9n^Cnu@@nkn:pEAUp%nYACp(q-HsZA@pDsqHn!Cor[@o%p,p`C@pqpd@m@q:CnE@Zp_m5mwApA-sqCQp5n\
        p@p{pICp,@@p8pmnZC@o#6p!n{nPAG1o{HkMA@n]sq qRpaHstATTq>VpNAo(@sqVngHkmLqUqxA@Zq+LmKqxHs4VngAoy@sqVpNA,Tq>Hk-A0\
        o/r<LqhlrLm9lrAPo/r< qRpXHstA]]q>VpNAnu@sqVnoHl)LqKqkA@ouq+LmUqkHrxVnoAp,@sqVpNA$]q>Hk-A*o!r<LqclwLm>lwAVo!r< \
        qRpLHstAoyoyq>VpNAn]@sqVn{HlOLq:qVA@p(q+LmgqVHrQVn{ApD@sqVpNAo(oyq>Hk-Ao1nkr<Lq]m!LmDm!Aopnkr< rUr%CUnLnB+qImy\
        A8oxsqCn]0Ongn*pfL5p/Hp`A@oysqHn9Lo0q4C-pYptOm`qOAEo(sqCorD,^pLo1CU!9ouovn5L_mtHn[A@o(sqHpM tFszLpRpWLpRnIA^[s\
        qLnMpZLpSpYA#]sqLnNnHLnNpXA#$sqLpSnGLnMnFA^%sq rMr#CVnHn<*qSmsA5p+sqCnb1Nnmn3p_L6p&HpVA@p,sqHn?L!q.C,p^pyPmVqU\
        AGnusqC_D.[pD$CT$:oroun9L]m}HnfA@nusqHpF tLstLpLpRLpLnNAozoxsqLnRpTLpNpTAo'owsqLnTnNLnTpRAo'o*sqLpNnLLnRnLAozo\
        )sq rBq~CWn?n4(qamjA1pBsqCnj3LntnApUL9otHpGA@pDsqHnIL$q$C-p]pqOmIq`AIn]sqCYC0Vp:*CR%:oqorn<LYn/HnuA@n]sqHp< tT\
        slLpDpHLpDnXAp.p+sqLnYpLLpGpKAnsp+sqLn]nXLn]pHAnsnvsqLpGnULnYnTAp.nvsq sas=Co{nrn^@qRn(Cq)@pOnHpcrYAn>p%pLCn^@\
        o{p/mNn(Co&p/pC@mNpyCmx@nQpXn>lGApcn|pLCpC@o&nrqRpy sHsaCo.n|p8@mgn-Cn[@@n`n:ptC@pAn[@pgptCp8@o.p%q:n- sysaCos\
        p%ni@q:ptCpE@@pApgn-C@n`pE@n:n-Cni@osn|mgpt sas/Co|nsn^@qRn.Cq0@pTnCpirhAn8p'pLCn^@o|p.mNn.Co%p.pC@mNpsCmq@nLp\
        ^n8l9ApinzpLCpC@o%nsqRps s>saCo0o!p3@mqn5Cna@@nenBplC@p<na@p_plCp3@o0p!q0n5 t&saCoqp!nn@q0plCp@@@p<p_n5C@nep@@\
        nBn5Cnn@oqo!mqpl saryCo~nsn_@qRn5Cq:@p[n;prr|An/p+pLCn_@o~p.mNn5Co#p.pB@mNplCmg@nEpfn/l%AprnvpLCpB@o#nsqRpl s/\
        saC#o(p,@n#nACni@@nmnNp`C@p4ni@pRp`Cp,@#oyp~nA t5saC^oynu@p~p`Cp8@@p4pRnAC@nmp8@nNnACnu@^o(n#p` sardCp!nvn`@qR\
        n=CqF@pcn3p|s4An%p0pLCn`@p!p+mNn=Co!p+pA@mNpdCmZ@n>pnn%kmAp|nqpLCpA@o!nvqRpd r}saC&o-p%@n2nNCnr@@nvn[pRC@p+nr@\
        pEpRCp%@&otponN tDsaCZotn|@popRCp/@@p+pEnNC@nvp/@n[nNCn|@Zo-n2pR sOp:Aoy@sqVp.CpCC/nZq5pkAo(HsqC4nqp-Cn7nVVq_C\
        p>R@nSq;q*C@pXpM=mfp|Vp'Ao(@sqVnzCnV:PpNm`n)Aox8sqCMp8nn<pwpVVm7Cnj/@pGmln%C@nLnVDq5n& sOq@CnqD@nhn7pRC@p-o$4p\
        jpR sxsxVqaCp2=@p<ppnMC@nnp'Nn1nC sGp:Ap,@sqVp&CpDF0nZq4pqAnwKsqC5nyp&EnFn^VqPCp@T@nQq;q0C@pYpP:mfq'Vo|Anu@sqV\
        o$CnU9QpOm`n#Ap+6sqCKp/nu:pgpOVmECnh.@pImlm|C@nKnSGq5m{ sGqICnyE@nrnGpIC@p%o+5pYpG t#t&VqLCp*<@p3p`nVC@nvo}MnA\
        nN s;p:ApD@sqVoxCpFI0nXq4pzAn_OsqC8o(oxGn_njVq8CpDW@nNq;q:C@p[pT8mfq2VoqAn]@sqVo/CnS6QpPm`mwApC2sqCIp$o#8pNpCV\
        m^Cnd+@pLmlmrC@nInOJq5mp s;qVCo'G@o!n`p<C@ov#6pAp7 t/t6Vq/Co|;@p%pGndC@o%otLnYn_ s.p:Ap_@sqV]CpHK/nXq4q%AnDUsq\
        Anynwn5Vp|CpGY@nKq;qCC@p^pW5mfq=VUAnB@sqV*CnQ3PpQmamnAp].sqCFoto/7p4p5VmwCn`)@pOmmmiC@nGnLLq4me s.qgC$G@o0nzp,\
        C@Z-8p'p% t<tIVpjCop9@otp.nsC@o1YJnsnr p{riHpICYnCn;@qqmNAq5pBpUAo0YsqAn/nnnKCnR@VnYmZq*HqYA@oysqHm?A?pL,HqIA@\
        oysqHm^CTpTnJ@qIq*AprnnnKAoqYsqAmlpBpUCn;@Yp^m0mNHnWA@o(sqHpCA@nTUHn^A@o(sq p{raHpCC[nBn:@qwmNAq;pFpUAo$ossqAn\
        5nqnKCnT@UnVmbpwHqRA@p,sqHmFA@p<2HqAA@p,sqHmhCUpJnT@q?pwAplnqnKAo}ossqAmfpFpUCn:@[p_m*mNHn^A@nusqHp:A@neQHngA@\
        nusq p{rTHp:Copn@n8@r#mNCp:@o%nvqDpJAnop&sqAn>nunKCnh@Znnmvp_Hq>A@pDsqHmQA@p$5Hq6A@pDsqHmxCXp<nc@q/p_ApcnunKAp\
        2p&sqCo%p+p:@m]pJCn8@oppal~mNHngA@n]sqHp-A@n}JHntA@n]sq p{rGHp0Cotn?n6@r-mOCp>@o!nsqOpNAnXp5sqAnIn{nKCnt@Zn|n-\
        pDHq*A@p_sqHm^C@G@9@VHq*A@p_sqHn.CYp,nr@pypDApWn{nKApHp5sqCo!p.p>@mQpNCn6@otpbltmOHnqA@nBsqHo}C@9@G@*Ho$A@nBsq\
         rBqHC@n}p$@ndndCn}@@n}ndp=C@p$n}@p=p=Hp= rkqHVp=Hq<VndC@nbnc@pfn;Cp?@@nbpfpfC@p?p?@n;pfHndVqVHp=Cp?@@nbpfpfC@\
        p?p?@n;pfAn;n;q>VndHmeVp=C@p?p>@n;pfCnb@@p?n;n;C@nbnb@pfn;Hp=VmJHndCnb@@p?n;n;C@nbnb@pfn;Cp>@@nbpfpf u!qHVp=Hp\
        =Cp$@@p$p=ndC@n}p$@ndndCn}@@n}ndp= rkr^VqVHq<VmJ qUu/Cn}@@n}ndp=C@p$n}@p=p=Cp$@@p$p=ndVnd u!u/Vp=Ap=p=mcCp$@@p\
        $p=ndC@n}p$@ndnd r:qHC@o&o{@nlnlCo&@@o&nlp5Ap5p5mcHp5 rsqHVp5Hq,VnlC@n]n]@pnn3CpD@@n]pnpnC@pDpD@n3pnHnlVqFHp5C\
        pD@@n]pnpnC@pDpD@n3pnAn3n3q>VnlHmuVp5C@pDpD@n3pnCn]@@pDn3n3C@n]n]@pnn3Hp5VmZHnlCn]@@pDn3n3C@n]n]@pnn3CpD@@n]pn\
        pn u*qHVp5Hp5Co{@@o{p5nlC@o&o{@nlnlCo&@@o&nlp5 rsrfVqFHq,VmZ qUu7Co&@@o&nlp5Ap5p5mcCo{@@o{p5nlVnl u*u7Vp5Ap5p5\
        mcCo{@@o{p5nlC@o&o{@nlnl r.qHC@o.os@nxnxCo-@@o.nxp)C@oso-@p)p)Hp) s!qHVp)HpqVnxAq|pRv$AnNoxpGHnxVq.Hp)AnNq|v$A\
        o)nNpGVnxHn0Vp)Am%nNv$ApRo)pGHp)VmsHnxApRm%v$AoxpRpG u6qHVp)Hp)Cot@@osp)nxC@o.ot@nxnxCo.@@o.nxp) s!rrVq.HpqVms\
         qUuCCo-@@o.nxp)C@oso-@p)p)Cos@@osp)nxVnx u6uCVp)Ap)p)mcCot@@osp)nxC@o.ot@nxnx q~qHC@&Z@o(o(C&@@&o(oyC@Z&@oyoy\
        Hoy s.qHVoyHpXVo(Ar4p[v$AnEo|pGHo(VpqHoyAnEr5v$Ao&nEpGVo(HnHVoyAlmnEv$Ap[o%pGHoyVn0Ho(Ap[llv$Ao{p[pG uCqHVoyHo\
        yCZ@@Zoyo(C@&Z@o(o(C&@@&o(oy s.s!VpqHpXVn0 qUuPC&@@&o(oyC@Z&@oyoyCZ@@Zoyo(Vo( uCuPVoyC@p%@p/pD@C@&Z@o(o( r<pSH\
        SA@oysqH-Co'@@o'nnp3Vp[C@_Z,o/pGCZT@!orpGVp[C@ozo'@p3p3HSA@oysqH-Cni@@p8nEnEVnEC@o'oz@nnnnA@o(sqCoz@@ozp3nnVnE\
        C@nini@p[nE trpSHSCp8@@nip[p[Vp[C@ozo'@p3p3A@oysqCo'@@o'nnp3Vp[C@p8p8@nEp[H-A@o(sqHSCoz@@ozp3nnVnEC@!&TornYC&,\
        @_o/nYVnEC@o'oz@nnnnH-A@o(sq r<pKHSA@p,sqH-Co,@@o,nvp+Vp[C@^V*$pGCVV@#]pGVp[C@ouo,@p+p+HSA@p,sqH-Cnc@@p=n=n=Vn\
        EC@o,ou@nvnvA@nusqCou@@oup+nvVnEC@ndnc@pdn= trpKHSCp>@@ndpdpdVp[C@ouo,@p+p+A@p,sqCo,@@o,nvp+Vp[C@p=p>@n=pdH-A@\
        nusqHSCou@@oup+nvVnEC@#*V]nYC**@^$nYVnEC@o,ou@nvnvH-A@nusq r<p?HSA@pDsqH-C$@@$o%o|Vp[A)pGp5AWpGp5Vp[C@]$@o|o|H\
        SA@pDsqH-Cn[@@pEn1n1VnEC@$]@o%o%A@n]sqC]@@]o|o%VnEC@n[n[@ppn1 trp?HSCpE@@n[ppppVp[C@]$@o|o|A@pDsqC$@@$o%o|Vp[C\
        @pEpE@n1ppH-A@n]sqHSC]@@]o|o%VnEAWnYp5A)nYp5VnEC@$]@o%o%H-A@n]sq r<p2HSA@p_sqH-C,@@-!_Vp[A*pJp.AVpDp.Vp[C@S,@_\
        _HSA@p_sqH-CnR@@pNn$n$VnEC@o*WInzo.AUnFs(CS@@T_!VnEC@nRnR@p}n$ trp2HSCpN@@nRp}p}Vp[C@ow)7p'osA+pZs(C-@@,!_Vp[C\
        @pNpN@n$p}H-A@nBsqHSCT@@S_!VnEATnYp*A,nYp*VnEC@-T@!!H-A@nBsq pMr0AC5p/C^n~nxTpon@Co{0!o)piWCoro}Yo-nuqDC3S)'nw\
        p{CY]2Nq&nKCopo0nyo)qZnDCp*oyYo,nzqXC1U,$njq/CT[+MpH9Aphn@o,AoqXsqAn.pkovCo%Zoup$n#=Co,n|%oxp6mBCK1YRp0n#C'-N1\
        m|pXAnGpOOCo1U^oqnHECo%n~%owp(mPCL.PWp,n/C/)W7ng7Co$PXo)nFpOAo+6re pEr0AD0p/C_n}nwTpsn>Cp!/o0o&prYCoup$[o*nvqM\
        C5P-,nvpqCGI:Dov4ApRnW2Coso-nto&qenCCp/o~]o'n|qeC3R/)njq%CPW/Jp=7ApfnBo,Ao}ossqAn,plovCn~^oxp(mv<Co(nx!o{p6m9C\
        H4SNp1n-C-2M4n)pWAnGpPOCo-Xoroun=DCo!n{#o{p'mFCJ2NRp,n9C2,S9nq9Co%PWo*nJpLAny2re r%t:C_9+VphnLCoyo)nmn}qunCCp8\
        p'orn}n~quC7M6/njptCMO4Hp.3ApbnEo,Ap4p%sqCnup<pKpal>piCo!nso/p#p5m*CE9KHp4n>C04H7n9pVAnDpQOCo(]owozn.BCnynuo/p\
        $p&m7CG6HKp-nGC52M;n~=Co(OVo-nPpGAnio&sqCopnzntUpyn9Cp',o,n~q#^Coyp*_o%nvq[C6O:.nsp` rzq_LPouCnsXGnmnApwADFmcC\
        p1F@nopPp]C@p8p8@nDp]Cn]@@p;nDn*C@n%n,orqdlk vIq_LPouCnsXGnmnApwADFmcCp1F@nopPp]C@p8p8@nDp]Cnd@@p5nDn*C@n%n,or\
        qdlk r}qXLSo~CnuVGnnn?puCp{Oq#@4qrCna@@p7n?n&C@n-n4_qlle vLqXLSo~CnuVGnnn?puCp{Oq#@4qrCna@@p7n?n&C@n-n4_qlle s\
        'qULSo~A<IqACnyWJnqnDpiCp5I@nlpTphC@p@p@@n8piCnT@@pCn8m{C@myn$osqql^AIDq+ vSqULSo~A<IqACnyWJnqnDpiCp5I@nlpTphC\
        @p@p@@n8piCn]@@p<n8m{C@myn$osqql^AIDq+ p=saC@m[m[@rtl-CqE@@m[rtrtC@qEqE@l-rtCm[@@qEl-l- pfsaC@q/mr@rKrKCq/@@q/\
        rKlUC@mrq/@lUlUCmr@@mrlUrK p5saC@mWmW@r|l%CqI@@mWr|r|C@qIqI@l%r|CmW@@qIl%l% pnsaC@q*mw@rCrCCq*@@q*rCl^C@mwq*@l\
        ^l^Cmw@@mwl^rC p)saC@mPmP@s+kvCqP@@mPs+s+C@qPqP@kvs+CmP@@qPkvkv pzsaC@q#m~@r7r7Cq#@@q#r7ljC@m~q#@ljljCm~@@m~lj\
        r7 q|p^HrwCpE@@n[popoVrwC@pEpE@n2poHl*An2n2q>Vl*Apon2q> q|q)AnZpFmcVrwApFpFmcHrwCp*@@p*pFnZVl*C@nwp*@nZnZ q|pU\
        HrwCpJ@@nVpwpwVrwC@pJpJ@n*pwHl*An*n*q>Vl*Apwn*q> q|q1Ancp>mcVrwAp>p>mcHrwCp%@@p%p>ncVl*C@n|p%@ncnc q|pIHrwAq&q\
        &q>VrwAm{q&q>Hl*Am{m{q>Vl*Aq&m{q> q|q=Anop2mcVrwAp2p2mcHrwCoz@@ozp2noVl*C@o'oz@nono rOpMHqsCp[@@nEqRqRVqsC@p[p\
        [@mNqRHm.CnE@@p[mNmNVm.C@nEnE@qRmN rOpvAmwq*mcVqsAq*q*mcHqsAq*mwmcVm.Amwmwmc rOpEHqsCp`@@nAqZqZVqsC@p`p`@mFqZH\
        m.CnA@@p`mFmFVm.C@nAnA@qZmF rOp~An!q!mcVqsAq!q!mcHqsAq!n!mcVm.An!n!mc rOp9HqsCpg@@n:qgqgVqsC@pgpg@m:qgHm.Cn:@@\
        pgm:m:Vm.C@n:n:@qgm: rOq-An.psmcVqsApspsmcHqsCpG@@pGpsn.Vm.C@nYpG@n.n. q2q$HtPCp=@@ndpcpcVrHC@p=p=@n>pcHjPCnd@\
        @p=n>n>VlXC@ndnd@pcn> q2qLCo!@@o!ngp:VrHC@p!o!@p:p:HtPCp!@@p!p:ngVlXC@o!p!@ngng q2pyHtPCpB@@n_pkpkVrHC@pBpB@n6\
        pkHjPCn_@@pBn6n6VlXC@n_n_@pkn6 q2qTCo'@@o'nop2VrHC@ozo'@p2p2HtPCoz@@ozp2noVlXC@o'oz@nono q2pmHtPCpJ@@nVpwpwVrH\
        C@pJpJ@n*pwHjPCnV@@pJn*n*VlXC@nVnV@pwn* q2qaCo/@@o/n{p&VrHC@oro/@p&p&HtPCor@@orp&n{VlXC@o/or@n{n{ r6o}HrHCp=@@\
        ndpcpcVtPC@p=p=@n>pcHlXCnd@@p=n>n>VjPC@ndnd@pcn> r6pHCo!@@o!ngp:VtPC@p!o!@p:p:HrHCp!@@p!p:ngVjPC@o!p!@ngng r6o\
        uHrHCpB@@n_pkpkVtPC@pBpB@n6pkHlXCn_@@pBn6n6VjPC@n_n_@pkn6 r6pPCo'@@o'nop2VtPC@ozo'@p2p2HrHCoz@@ozp2noVjPC@o'oz\
        @nono r6XHrHCpJ@@nVpwpwVtPC@pJpJ@n*pwHlXCnV@@pJn*n*VjPC@nVnV@pwn* r6p]Co/@@o/n{p&VtPC@oro/@p&p&HrHCor@@orp&n{V\
        jPC@o/or@n{n{ s#q,C[n~%n~po@Lr/s|C^p$p,@npp`Hj6Cnu@#p$npnA sEq@Llrs|A[p#l}HtkA[n~l}Llrk%Anw@m$ ryq(Copnxo1nxp}\
        @Lr/s|Coqp)p2@niplHj6Cno@o0p)nin5 sLqDLlrs|ATotl}HtkATo-l}Llrk%Ao(@m$ rnp~Counqo,nqq6@Lr/s}Coup1p;@n^p~Hj6Cnf@\
        o,p1n^n# sVqJLlrs}AJPl}HtkAJ0l}Llrk$A,@m$ s<p5Ap<@phLqxpuAotp2phVr>Ao-p2phLm)puAne@phLm)n,Ao-nophVlcAotnoph sP\
        pWLm)pvA1[n=Vr>AO[n=LqxpvAoq@n=Lqxn+AO%n=VlcA1%n=Lm)n+Ao0@n= s8p.ApD@phLqxpvAoxp8phVr>Ao)p8phLm)pvAn]@phLm)n+A\
        o)niphVlcAoxniph sTp_Lm)pvA5Tn9Vr>AKTn9LqxpvAX@n9Lqxn+AK,n9VlcA5,n9Lm)n+A(@n9 s2p#ApP@phLqxpvAo~pCphVr>Ao#pCph\
        Lm)pvAnP@phLm)n+Ao#n^phVlcAo~n^ph sZpjLm)puA;JnEVr>AEJnELqxpuAL@nELqxn,AE6nEVlcA;6nELm)n,A4@nE s6pVApH@q)Lr-qH\
        AZpCq)LnPrXAnip%q)Hl:Anin|q)LnPlHAZn^q) sNpxLltqGA4otmxLpPrWA_VmxHrgA_*mxLpPlIA4o-mxLltmYAo,@mx s1pPApR@q)Lr-q\
        GA]pMq)LnPrWAnbp+q)Hl:Anbnvq)LnPlIA]nSq) sRp~LltqGA8Zm~LpPrXAVPm~HrgAV0m~LpPlHA8&m~LltmYA$@m~ s*pFCot'o-'pa@Lr\
        -qGCotZMo'orpZLnPrXC2ozo|@nUp3Hl:Co%@NoznUnnLnPlHC3o'o-ZornF sYq+LltqGA<Mn+LpPrWAKHn+HrgAK8n+LpPlIA<3n+LltmYA2\
        @n+ rXp;HqaAp&UpGLq&q&AUp&pGVqaA+p&pGLm{q&An{UpGHm@An{+pGLm{m{A+n{pGVm@AUn{pGLq&m{Ap&+pG rXpdA*InYLm{q&A7VnYVq\
        aAIVnYLq&q&AVInYHqaAV7nYLq&m{AI*nYVm@A7*nYLm{m{A*7nY rXp3HqaAp,XpFLq%q%AXp,pFVqaA(p,pFLm|q%AnuXpFHm@Anu(pFLm|m\
        |A(nupFVm@AXnupFLq%m|Ap,(pF rXplA0GncLm{q&A9PncVqaAGPncLq&q&APGncHqaAP9ncLq&m{AG0ncVm@A90ncLm{m{A09nc rXp'HqaA\
        p5[pGLq%q%A[p5pGVqaA%p5pGLm|q%Anl[pGHm@Anl%pGLm|m|A%nlpGVm@A[nlpGLq%m|Ap5%pG rXpxA8DncLm|q%A<HncVqaADHncLq%q%A\
        HDncHqaAH<ncLq%m|AD8ncVm@A<8ncLm|m|A8<nc s)pBCouo+o,o+pc@Lr7r7Covouovo,@pcLljr7Co,ovouovn>@LljljCo+o,o+ou@n> s\
        Ep_Lljr7C/R/.@p*Lr7r7CRQ.Qp*@Lr7ljCQ.QR@nwLljljC./R/nw@ s#p<Apo@q>Lr7r7Coyozoyo'@poLljr7Co'oyozoyn2@LljljA@n2q\
        > sKpeLljr7C2N22@o{Lr7r7CNN2No{@Lr7ljCN2NN@o&LljljC22N2o&@ rxp4Cp!o!o!o!q!@Lr7r7Cp!p!p!o!@q!Lljr7Co!p!p!p!n!@L\
        ljljCo!o!o!p!@n! sTpmLlir8C8G89@XLr8r8CGH9HX@Lr8liCH9HG@(LliliC98G8(@ qyqWHr}CqD@pon3p}s)An$p-pGHl$Cm]@n2pnn$k\
        xAp}ntpG qyr#A@rok0Hr}A@l2k0 qyqOHr}CqK@psn-q&s7Am{p/pGHl$CmU@n.ptm{kjAq&nrpG qyr+A@r_k0Hr}A@lBk0 qyqCHr}CqV@p\
        |n&q.sKAmsp3pGHl$CmJ@n%p{mskUAq.nnpG qyr7A@rFk0Hr}A@lZk0 opsaC@n`npo{p_mUCq!nLn!nLts@Cp1o{@n`p_qKC@pAp1o&nBqKC\
        n!pTq!pTj.@Cnpo&@pAnBmU p;saC@p3n{o.pMq*CpqpJn0pJtD@CplnZplpF@l@Cn0nVpqnVj]@Cn{os@nnnSq* WsaC@n]nmo}pcmNCq$nKm\
        }nKt{@Cp4o}@n]pcqRC@pDp4o$n>qRCm}pUq$pUj&@Cnmo$@pDn>mN pCsaC@p0n}o/pJq$CpnpHn3pHt:@Cphn^phpC@lLCn3nXpnnXjg@Cn}\
        or@nqnVq$ KsaC@nXnjp#phmDCq)nHmxnHu,@Cp7p#@nXphq]C@pHp7n~n9q]CmxpXq)pXiu@Cnjn~@pHn9mD pOsaC@p,o%!pDpwCpkpEn6pE\
        t.@Cp`ncp`p>@laCn6n[pkn[js@Co%_@nun]pw s5pFC]$$$pJ@Lp(p'AOFndLp=ACoy@@o(p1p1LAp=AFOndLp'p(C]]]$@pJLnzp(A:OndL?\
        p=C@oyoy@npp1LndAA1FndLnyp'C$]]]nV@LnynzA1:ndLnd?Co(@@oynpnpL?ndA:1ndLnznyC$$$]@nVLp'nyAF1ndLAndC@o(o(@p1npLp=\
        ?AO:nd sQpcLnyp(Ao%QpDLndAC3@@3+UL?p=A/o|pDLnyp(C7I77@_Lp(p(AQo|pDLAp=C@M3@UULp=AAo|QpDLp(p(CII7I_@Lp(nyAo|/pD\
        Lp=?CM@@MU+LAndAQo%pDLp(nyCI7II@!LnynyA/o%pDL?ndC@3M@++Lnd?Ao%/pDLnynyC77I7!@ s/p@Coqo1o0o1pV@Lp(p'AIDndLp=ACo\
        ~@@o#p9p9LAp=ADIndLp'p(Copoqopo0@pVLnzp(A<IndL?p=C@o~o~@nhp9LndAA7DndLnyp'Co0opoqopnJ@LnynzA7<ndLnd?Co#@@o~nhn\
        hL?ndA<7ndLnznyCo1o0o1oq@nJLp'nyAD7ndLAndC@o#o#@p9nhLp=?AI<nd sVpiLnzp'An|TpFLndAC8@@83ML?p=A,p%pFLnzp'C:F::@T\
        Lp'p'ATp%pFLAp=C@H8@MMLp=AAp%TpFLp'p'CFF:FT@Lp'nzAp%,pFLp=?CH@@HM3LAndATn|pFLp'nzCF:FF@,LnznzA,n|pFL?ndC@8H@33\
        Lnd?An|,pFLnznzC::F:,@ s'p8Cowo*o*o*pg@Lp(p'C@@@@A@Lp=ACp)@@nxpEpELAp=C@@@@@ALp'p(Cowowowo*@pgLnzp(C@@@@@AL?p=\
        C@p)p)@n[pELndAC@@@@?@Lnyp'Co*owowown:@LnynzC@@@@?@Lnd?Cnx@@p)n[n[L?ndC@@@@@?LnznyCo*o*o*ow@n:Lp'nyC@@@@@?LAnd\
        C@nxnx@pEn[Lp=?C@@@@A@ s`prLnyp'AntWpELndAA?AmXL?p=A)p-pELnzp(A@BmXLp'p(AWp-pELAp=AAAmXLp=AAp-WpELp(p'AB@mXLp(\
        nzAp-)pELp=?AA?mXLAndAWntpELp'nyA@>mXLnznyA)ntpEL?ndA??mXLnd?Ant)pELnynzA>@mX rlpWAP-q'Apw@o|A7oxsqAn<@o%A',qU\
         u3q$A_/r,ApPpPo|Ao.UsqAn^n^o%A7/pX pmq{C?((?p_nBAJovreAn^pCo%Ao+6re pDr|AoxIsqA@peo%Ao)IsqA@n*o| vUs$Aox;sJA@\
        pwo|Ao)7sqA@n<o%A@<R pmuFAov6reApCpCo%A+ossqAnPnPo|A=5p/ u3v@AI/pXApCn^o%AosUsqAnPpPo|A!/r, rlvjAY,qUApe@o%AIo\
        xsqAn*@o|A0-q' rdpXAW$q'Apy@o|A5p+sqAn>@o%Ao.%qU u+q$Ao|(r,ApRpRo|An~opsqAn_n_o%A4)pX peq{C?$$?pgn:AOp'reAn_pB\
        o%Anz1re p<r{Ap+KsqA@pco%AnvKsqA@n(o| vMs$Ap+:sJA@pyo|Anv5sqA@n>o%A@;R peuFAp'1reApBpBo%Ao1p#sqAnNnNo|A<0p/ u+\
        v@AL)pXApBn_o%Ap#opsqAnNpRo|Ao%(r, rdviAos%qUApc@o%AKp+sqAn(@o|A)$q' rWpXAoqo(q'Aq!@o|A/pBsqAnD@o%An|o*qU t|q$\
        Ap1o.r,ApVpVo|Anjo|sqAncnco%A.o/pX pXq{AF*p/ApVnJo|Ao|p7sqAncp>o%And+re p0rxApBQsqA@p]o%An_QsqA@n!o| vAs$ApC7s\
        JA@q!o|An_/sqA@nDo%A?8R pXuFAp=+reAp>p>o%Ao%p7sqAnJnJo|A:*p/ t|v@ARo/pXAp>nco%Ap7o|sqAnJpVo|Anpo.r, rWviAp%o*q\
        UAp]@o%AQpBsqAn!@o|Ao0o(q' q|p^HotA@oysqHo-AnZpFmcVotAo(@sqVo-Apon2q> s=p^Hp:A@oysqHngA@o(sq u!p^HotCpE@@n[pop\
        oVotAo(@sqVo-C@nwp*@nZnZHo-A@o(sq p^s=Aoy@sqVp:Ao(@sq v;s=Aoy@sqVp:Ao(@sq p^u!Aoy@sqVotApFpFmcHotA@oysqHo-An2n\
        2q> v;u!Aoy@sqVotC@pEpE@n2poHo-A@o(sqHotCp*@@p*pFnZ s=v;Hp:A@oysqHngA@o(sq q|pUHotA@p,sqHo-Ancp>mcVotAnu@sqVo-\
        Apwn*q> s=pUHp:A@p,sqHngA@nusq u!pUHotCpJ@@nVpwpwVotAnu@sqVo-C@n|p%@ncncHo-A@nusq pUs=Ap,@sqVp:Anu@sq v3s=Ap,@\
        sqVp:Anu@sq pUu!Ap,@sqVotAp>p>mcHotA@p,sqHo-An*n*q> v3u!Ap,@sqVotC@pJpJ@n*pwHo-A@nusqHotCp%@@p%p>nc s=v3Hp:A@p\
        ,sqHngA@nusq q|pIHotA@pDsqHo-Anop2mcVotAn]@sqVo-Aq&m{q> s=pIHp:A@pDsqHngA@n]sq u!pIHotAq&q&q>VotAn]@sqVo-C@o'o\
        z@nonoHo-A@n]sq pIs=ApD@sqVp:An]@sq v's=ApD@sqVp:An]@sq pIu!ApD@sqVotAp2p2mcHotA@pDsqHo-Am{m{q> v'u!ApD@sqVotA\
        m{q&q>Ho-A@n]sqHotCoz@@ozp2no s=v'Hp:A@pDsqHngA@n]sq s[pfVuFCq1B@q1rPlUC@mpq1>lPlU sapnVu6Cq*@@q*rCl^C@mwq*@l^\
        l^ shpzVt{Cp~=@p}r0ljC@n$p~Clqlj qqsaAr[plv$AlEn5rI qlsaAs:@sqAkg@sq qesaArpn-rIAn-rprICnH@@pXmTmT r.saAr/pYv$\
        AlrnGrI r)saArc@sqAl>@sq r!saArCpbv$Al^n?rI r/saArV@k0AlJ@k0 rbsaC@nqnq@pOnQCp0@@nqpOpOC@p0p0@nQpOCnq@@p0nQnQ \
        r]saAqX@sqAmH@sq rUsaC@nini@p[nECp8@@nip[p[C@p8p8@nEp[Cni@@p8nEnE r]saAqX@k0AmH@k0 p-saC@mRmR@s'kzCqN@@mRs's'C\
        @qNqN@kzs'CmR@@qNkzkz pUsaC@q7mj@r[r[Cq7@@q7r[lEC@mjq7@lElECmj@@mjlEr[ qNsaC@mTn-n,s9mzCpuptqL@mzs9Cn<@@pem>m>\
         qwsaArQn9h}AlOphlW rxsaC@o#o#@p9nhCo~@@o#p9p9C@o~o~@nhp9Co#@@o~nhnh p%saApVlxpGAr)nJpGAr)pVpGApVr)pGAnJr)pGAl\
        xpVpGAlxnJpGAnJlxpG p^saC@q3mn@rSrSCq3@@q3rSlMC@mnq3@lMlMCmn@@mnlMrS qFsaC@mLn'n(sGmtCpypzqT@mtsGCn7@@pjm6m6 r\
        !saArCn?h}Al^pblW rssaAq,@sqAmu@sq ovsaApYlopGAr2nGpGAr2pYpGApYr2pGAnGr2pGAlopYpGAlonGpGAnGlopG pjsaC@q,mu@rGr\
        GCq,@@q,rGlYC@muq,@lYlYCmu@@mulYrG q:saC@mBm}m}s[mlCq$q$q_@mls[Cn1@@ppm*m* r.saAr/nGh}AlrpYlW rlsaC@nxnx@pEn[C\
        p)@@nxpEpEC@p)p)@n[pECnx@@p)n[n[ sLp.Aoy@sqVp3CpvI7n+r/r/Hp3A@oysqHnnC7pvpv7lrr/Vp3Ao(@sqVnnCn+7IpvlrlrHnnA@o(\
        sqHp3CIn+n+Ir/lr sLq:CnBHHnBm>qcHpRA@oysqHnNCHp_nB8qcqcVnNAoy@sqVpRCp_88p_qcm>HnNA@o(sqHpRC8nBp_Hm>m>VpRAo(@sq\
         sDp.Ap,@sqVp,CpsL4n.r.r.Hp,A@p,sqHnuC4psps4lsr.Vp,Anu@sqVnuCn.4LpslslsHnuA@nusqHp,CLn.n.Lr.ls sDqBCnMLLnMmNqR\
        HpJA@p,sqHnVCLpSnM4qRqRVnVAp,@sqVpJCpS44pSqRmNHnVA@nusqHpJC4nMpSLmNmNVpJAnu@sq s8p.ApD@sqVo~CpoP0n2r-r-Ho~A@pD\
        sqHo#C0popo0ltr-Vo~An]@sqVo#Cn20PpoltltHo#A@n]sqHo~CPn2n2Pr-lt s8qPAmiq8n4Hp<A@pDsqHneAq8q8n4VneApD@sqVp<Aq8mi\
        n4HneA@n]sqHp<Amimin4Vp<An]@sq s9prCOo.1o.pB@Lp2q'ABAnDLq4PCovC['Xp>Ln7p[A?CnDLosq0CHouoqRnnp!Ln%n^A>@nDLn%pCC\
        o0R8ounno!LosmqA?=nDLn7nEC%'o+CXncLq40AB?nD s_q%Lnnq'Ao.YphLmmPA?Dl`Lpip[ANozphLo.q0ADCl`Lp|n^Ao{@phLp|pCAD=l`\
        Lo.mqANo'phLpinEA?<l`Lmm0Ao.'phLnnmzA<@l` s2poCRo'.o'pP@Lp1q$Lq0OCo}Dor!^pLLn:pYLoqq-CJo}owWncp*Ln(n`Ln(pACo*W\
        6o}ncnwLoqmtLn:nGCo/!o$D^nTLq01 saq4LnspxAo'_pjLm{NLp`pSAPp%pjLo1q$LpqndAp&@pjLpqp=Lo1m}APn|pjLp`nMLm{2Ao'!pj \
        s'pjCVn{*n{pg@Lp/pzLq)OCp*Eozo+otpbLn?pTLopq'CLp*p#]nPp7Ln.ncLn.p>Cn~]4p*nPnjLopmzLn?nLCo'o+nwEotn?Lq)1 saqRLn\
        ~p_An{ovpjLn8KLpKpAASp0pjL(pgLpXnrAp2@pjLpXp/L(n:ASnqpjLpKn`Ln85An{o+pj pUp9Lv&v&A$]sqLnRnRCEUS31p'Ao!CpuLn%n^\
        A>@nDLn%pCCo0R8ounno!LosmqA?=nDLn7nEC%'o+CXncLpm4LmXmXA]$sq s9prCOo.1o.pB@Lp2q'ABAnDLq4PCovC['Xp>Ln=pVL$#LpenI\
        A?<l`Lmm0Ao.'phLnnmzA<@l`Lo%pVLo1! rUrrLmqPA?Dl`Lpip[ANozphLo.q0ADCl`Lp|n^Ao{@phLp|pCAD=l`L1ni p[p3Lv&v&Ao(oys\
        qLndncA+oupQAnvBpvLn(n`Ln(pACo*W6o}ncnwLoqmtLn:nGCo/!o$D^nTLpZ6LmemeAoyo(sq s2poCRo'.o'pP@Lp1q$Lq0OCo}Dor!^pLL\
        nJpKLo)o(LpNn[Lm{2Ao'!pjLnsn)Lo0p=Lo%o& rRr{Ln%MLp`pSAPp%pjLo1q$LpqndAp&@pjLpqp=L4nw pdp+Lv&v&Anup,sqLnrnrA,Vp\
        !AniDpwLn.ncLn.p>Cn~]4p*nPnjLopmzLn?nLCo'o+nwEotn?LpB8LmwmwAp,nusq s'pjCVn{*n{pg@Lp/pzLq)OCp*Eozo+otpbLnhp1Lnt\
        nuLo|o)LnR8LnCnBL.o(L9PLnpnp rNs*LnEJLpKpAASp0pjL(pgLpXnrAp2@pjLpXp/L;( rxpeAp9o#pxAp9o~pxLp+psLq!NAp4p(pxA*pC\
        pxLnEpPL_p|A!pApxAnZDpxLn5ngLn5p:AnZ<pxA!n`pxL_n%LnEnPA*n^pxAp4nypxLq!2 s9prCOo.1o.pB@Lp2q'ABAnDLq4PCovC['Xp>L\
        n=pVLlmlm s2poCRo'.o'pP@Lp1q$Lq0OCo}Dor!^pLLnJpKLl[l[ s'pjCVn{*n{pg@Lp/pzLq)OCp*Eozo+otpbLnhp1Ll=l> s9prCOo.1o\
        .pB@Lp2q'ABAnDLq4PCovC['Xp>Ln7p[A?CnDLosq0CHouoqRnnp!Ln%n^A>@nDLn%pCCo0R8ounno!LosmqA?=nDLn7nEA4o$psL??HAAou#p\
        uLq40AB?nD scq%C>:A?9FVsmAZFp8Lp|pCAD=l`Lo.mqANo'phLpinEA?<l`Lmm0Ao.'ph sapJVFAp!_pvLp1q$Lq0OCo}Dor!^pLLn:pYLo\
        qq-CJo}owWncp*Ln(n`Ln(pAAnw>ptL=BLA=A.nzptLoqmtLn:nGA1nzprL<<HEAo|o/ptLq01Lp1m}Ao}!ps saq4Vs[AYGp*Lpqp=Lo1m}AP\
        n|pjLp`nMLm{2Ao'!pj s^pDAF@pCAp*ovpsLp/pzLq)OCp*Eozo+otpbLn?pTLopq'CLp*p#]nPp7Ln.ncLn.p>Cn~]4p*nPnjLopmzLn?nLA\
        .nmptAA=p#Ap(o&puLq)1Lp/n'Ap*o+pr shqcVr~AXIoyLpXp/L(n:ASnqpjLpKn`Ln85An{o+pj saqFAq5nZp[Cp^@@nFqIqRC@q>ppnWlB\
        seCo1UopWnT@Cn2nQ@qClBk<C@nFnC@qImNAq5pFp[ pNrRC@q.n=narMsCCQL/Lo{@Cpdna@q.rMk^C@nQpS@n#mwCnn@^nwm~pMAo,@r(C#n\
        wp3@m~nSCnY@@n]n#q* saq8Aq5napVCpc@@nAqQqZC@qApsnVl>skCo/WorYnL@Cn/nP@qFl>k6C@nAn>@qQmFAq5p@pV pVrRC@q+n?nbrJs\
        =CNI2Ioq@Cpbnb@q+rJkdC@nVpN@n+n!Cnq@]nyn(pIAn{@r(C$nyp0@n(nWCnR@@nVn+q! saq%CpAnUn[nVrg7Ap,q*pCC@qEpwnSl9suCo+\
        Zov]n>@Cn+nM@qKl9k,C@n;n8@q^m:Aq5p9pN pcrRC@q%nDnerEs3CJG6GR@Cp]ne@q%rEknC@n_pF@n7n.Cnu@Zn~n2pBAng@r(C&n~p,@n2\
        n_CnZ@@n_n7ps pUp9Lv&v&A$]sqLn/n/An6pPLCo1UopWnT@Cn2nQ@qClBk<Ap/m|pJLo(o(A]$sq qZpSCp@3o#nnqVpCAq5nZp[Cp^@@nFq\
        IqRC@pMp-nmnAr%L#$Cp'nu@pCpTm;C@nQpS@n#mwCnn@^nwm~pMAo,@r(C$nxp1Bn&nS p~q>An~penUC@q.n=narMsCCQL/Lo{@ApfnU4 p[\
        p3Lv&v&Ao(oysqLn5n4An:pKKCo/WorYnL@Cn/nP@qFl>k6Ap,m|pFLo-o.Aoyo(sq qipICp:9o%nvqHp?Aq5napVCpc@@nAqQqZC@pJp*nnn\
        Iq{Lo)o)Co}ny@p;pFmMC@nVpN@n+n!Cnq@]nyn(pIAn{@r(C,o+ozLnQn] pzqDC$]@o+o-p_C@q+n?nbrJs=CNI2Ioq@Ap_n[5 pdp+Lv&v&\
        Anup,sqLn<n=Co.]ov'nBpDCo+Zov]n>@Cn+nM@qKl9k,Ap'm|p?L&&Ap,nusq r4p=Ap}p8pDCpAnUn[nVrg7Ap,q*pCC@p@o~nqn^qgLntnt\
        Copo%@p+p,mtC@n_pF@n7n.Cnu@Zn~n2pBA;HU p{qVC-Y@!(pLC@q%nDnerEs3CJG6GR@Cor)!YpSne sapoCpGnXnZnUrpAAp/q3pCC@qJpz\
        nPl5t#Co&^o{opn.@Cn(nJ@qPl5j~C@n4n0@qjm-Aq5p3pH qZpSCp@3o#nnqVpCAq5nZp[Cp^@@nFqIqRC@pMp-nmnAr% qipICp:9o%nvqHp\
        ?Aq5napVCpc@@nAqQqZC@pJp*nnnIq{ r4p=Ap}p8pDCpAnUn[nVrg7Ap,q*pCC@p@o~nqn^qg sapWAlypMp+VqOC@q0n*nrr(rnCpwnr@q0r\
        (l3VmQAlynSp+ paqBAS,q6Ar1nPnnAX@q#Ar1pPnnASTq6VqbC@qEq-nllXs9A0@pHCmtnl@qElXkh sapbAm$pJp)VqHC@q+n/ntq}reCprn\
        t@q+q}l<VmXAm$nVp) pXqBAZ$q6Ar-nRnnAos@q#Ar-pNnnAZ]q6VqbC@qIq0nklSs@A*@pHCmqnk@qIlSka sappAm0pGp%Vq=C@q$n6nuqq\
        rWCpknu@q$qqlIVmdAm0nYp% pLqBAowo(q6Ar%nTnnAp&@q#Ar%pLnnAowoyq6VqbC@qNq5nilLsKAo0@pHCmlni@qNlLkU t{r=AorXsqLmb\
        r!Ao1AqXLnLn@A_%sqLpCpN tur8Ao~orsqLmcr#Ao$BqXLnLn?Ao{o+sqLp=pF tkr1Ap5p#sqLmbr#AnoCqXLnLn?Ap0nxsqLp3p; t~r?Lm\
        oqpLnYnNA(Uk0LpTpbAY?mHLq>l~A&-k0 tyr<LmsqhLn`nUAo.^k0LpTpbAot>mHLq?m!Ao+&k0 tqr6Lm{q_Lngn^An}o|k0LpTpaAp&>mHL\
        q>m!Anyo*k0 rfrpC@ntns@pKnUCp.@@ntpKpKVoqC]E@&oxp'VpQC@osos@nyp(HmuCo.@@osnynyVnOC@&$Eoxnz s1rpVopHpRVo1C@o1op\
        @n~n~Co1@@o1n~p# rzsZC7@@4-LVpQALLmVHq,AL4mVVnOA44mV r^rpC@nnnn@pSnMCp3@@nnpSpSVZC]G@%oxp-VpQC@oxox@nqp0HmuCo)\
        @@oxnqnqVnOC@%$Goxnt s9rpVWHpBV)C@'Z@o)o)C&@@'o)ox rzscC<@@;5DVpQADDmVHq,AD<mVVnOA<<mV rQrpC@nfnf@p`nACp;@@nfp\
        `p`VQC^J@$oxp6VpQC@p$p#@nep<HmuCn~@@p$neneVnOC@$#Joxnk sEr{Hp*C@+Z@%o*C&@@+%ow r{soVpAHpyVn` rjrpVp'VBA)_n)VpQ\
        AoqoqmgHq,Aoqo0mgVnOA)!n)V>VnzC@nvp+@nYnYCnv@@nvnYpG s-rpC@o/o/@p'nzCor@@o/p'p'Vp'HnF rcrpVp'AAD0A/]nCVpQAoqoq\
        mgHq,Aoqo0mgVnOA/$nCAA<0VnzC@nrp/@nRnSCnr@@nrnRpM s3rpC@##@o~o#C^@@#o~o~Vp'HnR rYrpVp'ABKo/A7UnjVpQAoqoqmgHq,A\
        oqo0mgVnOA7+njAB5o/VnzC@nlp6@nInICnk@@nlnIpW s=rpC@))@oto-CW@@)ototVp'Hng s6p9C]'$'pH@Lp.p)ANFnlLpDDCouA?o,p.p\
        .LDpDAFNnlLp)p.CY]Y$@pHLnxp.A:NnlL<pDC?ouou?nsp.Ln]DA2FnlLnsp)C$Y]YnX@LnsnxA2:nlLn]<Co,?AounsnsL<n]A:2nlLnxnsC\
        '$']@nXLp)nsAF2nlLDn]CAo,o,Ap.nsLpD<AN:nl sQpVLnsp*Ao)Pp=Ln]DC4@@4,TL<pDA0oxp=Lnwp.C8J86@_Lp*p.APoxp=LDpDC@L4@\
        TTLpDDAoxPp=Lp.p*CJH6H_@Lp.nwAox0p=LpD<CL@@LT,LDn]APo)p=Lp*nsCH6HJ@!LnwnsA0o)p=L<n]C@4L@,,Ln]<Ao)0p=LnsnwC68J8\
        !@ s1p3Cop$o1$pR@Lp/p*AHCnlLpDDCo{A?o&p6p6LDpDACHnlLp*p/C]op]o1@pRLnwp/A=HnlL<pDC?o{o{?nkp6Ln]DA8CnlLnrp*Co1]o\
        p]nN@LnrnwA8=nlLn]<Co&?Ao{nknkL<n]A=8nlLnwnrC$o1$op@nNLp*nrAC8nlLDn]CAo&o&Ap6nkLpD<AH=nl sWp]Lnrp*Ao$Rp;Ln^DC8\
        @@83ML<pCA.o}p;Lnwp/C;F;:@RLp*p/ARo}p;LDpCC@H8@MMLpCDAo}Rp;Lp/p*CFE:ER@Lp/nwAo}.p;LpC<CH@@HM3LDn^ARo$p;Lp*nrCE\
        :EF@.LnwnrA.o$p;L<n^C@8H@33Ln^<Ao$.p;LnrnwC:;F;.@ s)p*Couo/o,o/pc@Lp/p*C@@?@A@LpCDCp%B>n|pBpBLDpCC@A@@@ALp*p/C\
        orouoro,@pcLnwp/C@@@?@AL<pCC>p%p%>n_pBLn^DC?@@@?@Lnrp*Co,orouorn>@LnrnwC@@A@?@Ln^<Cn|>Bp%n_n_L<n^C@?@@@?LnwnrC\
        o/o,o/ou@n>Lp*nrC@@@A@?LDn^CBn|n|BpBn_LpC<CA@@@A@ s`pfLnrp*AnzUp=Ln]DA?AmfL<pDA+p'p=Lnwp/A@BmfLp*p/AUp'p=LDpDA\
        AAmfLpDDAp'Up=Lp/p*AB@mfLp/nwAp'+p=LpD<AA?mfLDn]AUnzp=Lp*nrA@>mfLnwnrA+nzp=L<n]A??mfLn]<Anz+p=LnrnwA>@mf rerGL\
        pLpMLpLnSA^^sqLnSpLLpMpLA#^sqLnTnSLnTpMA##sqLpMnTLnSnTA^#sq rjrBLpGpFLpGnZAoxoxsqLnZpGLpFpGAo)oxsqLnYnZLnYpFAo\
        )o)sqLpFnYLnZnYAoxo)sq rsr9Lp>p>Lp>ncAp-p-sqLncp>Lp>p>Antp-sqLncncLncp>AntntsqLp>ncLncncAp-ntsq rbrJA)Wk0LpOpO\
        LnQpOAWWk0LpOnQLpOpOAW)k0LnQnQLpOnQA))k0LnQpO rfrFAo1opk0LpJpKLnVpKAopopk0LpKnVLpKpJAopo1k0LnVnULpJnUAo1o1k0Ln\
        UpJ rmr?Ao#o~k0LpDpDLn]pDAo~o~k0LpDn]LpDpDAo~o#k0Ln]n]LpDn]Ao#o#k0Ln]pD s!q'C]n}$n}pq@Lr6t1C[p$p+@nop`Hj(Cnv@%\
        p$nonA sEq;Llkt1A[p#l~HtyA[n~l~LlkjpAnw@m! sXrNHPAUUqDL9p|C?ON@)TC3@AL+,L9n%AU+qD s>uEC@o&@n|p8@C@VV@o.orC*@@V\
        o.o/ ryq#C_nx!nxp}@Lr7t1Copp*p2@nhplHj(Cno@o1p*nhn5 sLq?Llkt1ATotl~HtyATo-l~LlkjpAo(@m! sXrIHPAZ[qDL9p{Anw@sJL\
        9n&AZ%qD s:uEAp@@sqAna@sq rnpzCounpo,npq6@Lr6t1Coup2p;@n^p~Hj(Cnf@o,p2n^n# sVqELlkt1AJQl~HtyAJ/l~LlkjpA,@m! sX\
        rBHPAorosqDL9p{C?WU@o-oqC+@AUo/o0L9n&Aoro.qD s2uEAp!o!q>C_@@!p!p!C@__@o!o~C!@@_o!o# sXrIA&[m]LGp{Ap*@kVLGn&A&%\
        m] s:uEAp@@k0Ana@k0 sTqkHXATUqCL9q?C?SO@#TC3@@L+,L9mbAT+qC s;u5C@((@ovo+CX@@(ovovC@XX@o+ovC(@@Xo+o+ sTqfHXAY[q\
        CL9q>C>orBornq@L9mcAY%qC s6u5ApH@sqAnX@sq sTq_HXAoqosqCL9q>C?]W@o'oqC+@AUo/o0L9mcAoqo.qC s/u5C@o0o0@p%n|Coq@@o\
        0p%p%C@oqoq@n|p%Co0@@oqn|n| sTqfA'[m^LGq>CBor>orp0@LGmcA'%m^ s6u5ApH@k0AnX@k0 r^rALpSpSLpSnMA]]sqLnMpSLpSpSA$]\
        sqLnMnMLnMpSA$$sqLpSnMLnMnMA]$sq rdr;LpMpMLpMnSAoyoysqLnSpMLpMpMAo(oysqLnSnSLnSpMAo(o(sqLpMnSLnSnSAoyo(sq rlr3\
        LpEpDLpEn]Ap,p,sqLn]pELpDpEAnup,sqLn[n]Ln[pDAnunusqLpDn[Ln]n[Ap,nusq r[rDA)Wk0LpUpULnKpUAWWk0LpUnKLpUpUAW)k0Ln\
        KnKLpUnKA))k0LnKpU r`r?Ao0oqk0LpQpQLnOpQAoqoqk0LpQnOLpQpQAoqo0k0LnOnOLpQnOAo0o0k0LnOpQ rgr9Ao#o~k0LpJpJLnVpJAo\
        ~o~k0LpJnVLpJpJAo~o#k0LnVnVLpJnVAo#o#k0LnVpJ sLr/Aoy@sqVq2Ao(@sq sLu(AoyFtKAo(:sY sDr/Ap,@sqVq2Anu@sq sDu(Ap+G\
        tGAnv9sU s8r/ApD@sqVq2An]@sq s8u(ApCItDAn^7sR sPr/Vq2Aoq@k0VmoAo0@k0 sPu(C@W@Woq@Ao0@k0 sJr/Vq2Ao}@k0VmoAo$@k0\
         sJu(Ao}<jFAo$DkV s@r/Vq2Ap4@k0VmoAnm@k0 s@u(Ap3:jOAnnFkV q2pFHpnCp#@@n~p;p<VpnC@p#p#@nfp;Hn3Anenfq>Vn3Ap<neq>\
         trpFHpnCp#@@n~p<p<VpnC@p#p#@nep;Hn3Cn~@@p#nfnfVn3Ap;neq> q2poAo0oqmcVpnAoqopmcHpnCU@@Uopo1Vn3C@+U@o1o0 trpoAo\
        1oqmcVpnC@U+@opopHpnCU@@Uoqo1Vn3C@+U@o0o0 q2t*HpnCp#@@n~p;p;VpnC@p#p#@nfp<Hn3Aneneq>Vn3C@n~n~@p<nf trt*HpnCp#@\
        @n~p<p;VpnC@p#p#@nep<Hn3Cn~@@p#nfneVn3C@n~n~@p;nf q2tRC+@@+o0opVpnAoqoqmcHpnCU@@Uopo0Vn3C@+U@o1o1 trtRC+@@+o1o\
        pVpnC@U+@opoqHpnCU@@Uoqo0Vn3C@+U@o0o1 q2p>HpnCp)@@nxpCpDVpnC@p)p)@n^pCHn3An]n^q>Vn3ApDn]q> trp>HpnCp)@@nxpDpDV\
        pnC@p)p)@n]pCHn3Cnx@@p)n^n^Vn3ApCn]q> q2pwA(XmcVpnAXWmcHpnCO@@OW)Vn3C@1O@)( trpwA)XmcVpnC@O1@WWHpnCO@@OX)Vn3C@\
        1O@(( q2t!HpnCp)@@nxpCpCVpnC@p)p)@n^pDHn3An]n]q>Vn3C@nxnx@pDn^ trt!HpnCp)@@nxpDpCVpnC@p)p)@n]pDHn3Cnx@@p)n^n]V\
        n3C@nxnx@pCn^ q2tZC1@@1(WVpnAXXmcHpnCO@@OW(Vn3C@1O@)) trtZC1@@1)WVpnC@O1@WXHpnCO@@OX(Vn3C@1O@() q2p2HpnCp1@@np\
        pOpPVpnC@p1p1@nQpOHn3AnPnQq>Vn3ApPnPq> trp2HpnCp1@@nppPpPVpnC@p1p1@nPpOHn3Cnp@@p1nQnQVn3ApOnPq> q2q&A4LmcVpnAL\
        KmcHpnAK5mVVn3A54mV trq&A5LmcVpnAKKmVHpnAL5mVVn3A44mV q2ssHpnCp1@@nppOpOVpnC@p1p1@nQpPHn3AnPnPq>Vn3C@npnp@pPnQ\
         trssHpnCp1@@nppPpOVpnC@p1p1@nPpPHn3Cnp@@p1nQnPVn3C@npnp@pOnQ q2tgA4KmVVpnALLmcHpnAK4mVVn3A55mV trtgA5KmVVpnAK\
        LmVHpnAL4mVVn3A45mV qKp@Hs{Cp8@@nip[p[Vs{C@p8p8@nEp[Hk&Cni@@p8nEnEVk&C@nini@p[nE qKpiCo'@@o'nnp3VpMHq0Vmq rqpi\
        Vq0Hq0Vmq typiVq0Hq0VnSC@o'oz@nnnn pirqVq0Hq0Vmq rqrqVq0Hq0Vmq tyrqVq0Hq0Vmq pityVpMC@ozo'@p3p3HpMVmq rqtyVq0H\
        q0Vmq tytyVq0HpMCoz@@ozp3nnVnS qKp8Hs{Cp=@@ndpdpdVs{C@p=p=@n=pdHk&Cnd@@p=n=n=Vk&C@ndnd@pdn= qKpqCo,@@o,nvp+VpE\
        Hp}Vn$ rypqVp}Hp}Vn$ u$pqVp}Hp}Vn[C@o,ou@nvnv pqryVp}Hp}Vn$ ryryVp}Hp}Vn$ u$ryVp}Hp}Vn$ pqu$VpEC@ouo,@p+p+HpEV\
        n$ ryu$Vp}Hp}Vn$ u$u$Vp}HpECou@@oup+nvVn[ qKp,Hs{CpE@@n[ppppVs{C@pEpE@n1ppHk&Cn[@@pEn1n1Vk&C@n[n[@ppn1 qKp}C$@\
        @$o%o|Vp9HpeVn< s(p}VpeHpeVn< u0p}VpeHpeVnhC@$]@o%o% p}s(VpeHpeVn< s(s(VpeHpeVn< u0s(VpeHpeVn< p}u0Vp9C@]$@o|o\
        |Hp9Vn< s(u0VpeHpeVn< u0u0VpeHp9C]@@]o|o%Vnh rLpTVqHHmXA@oqk0HqHVq8HmXA@oqk0HqHVqHAoq@k0VmXHq8VqHAoq@k0VmXHqHA\
        @o0k0HmXVmiHqHA@o0k0HmXVmXAo0@k0VqHHmiVmXAo0@k0 rmrmHq8Vq8Hmi rFpTVqBHm_A@o}k0HqBVq,Hm_A@o}k0HqBVqBAo}@k0Vm_Hq\
        ,VqBAo}@k0Vm_HqBA@o$k0Hm_VmuHqBA@o$k0Hm_Vm_Ao$@k0VqBHmuVm_Ao$@k0 rsrsHq,Vq,Hmu r<pTVq8HmiA@p4k0Hq8VpuHmiA@p4k0\
        Hq8Vq8Ap4@k0VmiHpuVq8Ap4@k0VmiHq8A@nmk0HmiVn,Hq8A@nmk0HmiVmiAnm@k0Vq8Hn,VmiAnm@k0 r}r}HpuVpuHn, p=qlAr(pVv$Aly\
        nJrI pfqlC@p5nl@pVpWCp5@@p5pWnIC@nlp5@nInJCnl@@nlnJpV t&qlAr)pVv$AlxnJrI tNqlApWpWmcCp5@@p5pVnIC@nlp5@nJnJCnl@\
        @nlnIpV p=uUAr(pVv$AlynJrI pfuUC@p5nl@pVpVCp5@@p5pWnJC@nlp5@nInIAnJpWmc t&uUAr)pVv$AlxnJrI tNuUApWpVmcCp5@@p5p\
        VnJC@nlp5@nJnIAnIpWmc p5qlAr6p]v$AlknDrI pnqlC@p0nq@pNpOCp0@@p0pOnQC@nqp0@nQnRCnq@@nqnRpN s{qlAr6p]v$AlknDrI t\
        VqlApOpOmcCp0@@p0pNnQC@nqp0@nRnRCnq@@nqnQpN p5uUAr6p[v$AlknErI pnuUC@p0nq@pNpNCp0@@p0pOnRC@nqp0@nQnQAnRpOmc s{\
        uUAr6p[v$AlknErI tVuUApOpNmcCp0@@p0pNnRC@nqp0@nRnQAnQpOmc p)qlArJpev$AlVn<rI pzqlC@p(ny@pBpCCp(@@p(pCn^C@nyp(@\
        n^n_Cny@@nyn_pB soqlArKpev$AlUn<rI tcqlApCpCmcCp(@@p(pBn^C@nyp(@n_n_Cny@@nyn^pB p)uUArJpev$AlVn<rI pzuUC@p(ny@\
        pBpBCp(@@p(pCn_C@nyp(@n^n^An_pCmc souUArKpev$AlUn<rI tcuUApCpBmcCp(@@p(pBn_C@nyp(@n_n^An^pCmc p:q+ApAn`q>Cp(@@\
        nzpBpAC@p(p(@n_pBAn`n_q> pcq+C@p#@p+p?@C@nv@o!nb@ roq+ApBn`q>Cp'@@nzpBpAC@p(p'@n_pBCnz@@p(n_n_ s:q+C@Y'@owowCY\
        @@Yowo*C@nv@o!na@ uGq+ApBn`q>Cp'@@nzpApAC@p(p'@n`pBCny@@p(n_n_ upq+C@Y'@owowCX@@Yovo*C@nv@o!nb@ p:saC@nznz@pAn\
        _Cp(@@nzpBpBC@p'p(@n_pBAn`n_q> pcsaC@p!@p+p?@C@'Y@o*o*C(@@'o+ow rosaC@nznz@pBn_Cp'@@nzpBpBC@p'p'@n_pBCnz@@p'n_\
        n_ s:saC@Y'@owowCY@@Yowo*C@'Y@o*o*C'@@'o*ow uGsaC@nzny@pBn_Cp'@@nzpApBC@p'p'@n`pBCny@@p'n_n_ upsaC@Y'@owowCX@@\
        Yovo*C@'X@o+o*C'@@'o*ow p:v9C@nynz@pAn_Cp(@@nypBpBC@p'p(@n_pAAn`n`q> pcv9C@p!@p+p?@C@'Y@o*o*C(@@'o+ow rov9C@ny\
        nz@pBn_Cp'@@nypBpBC@p'p'@n_pACnz@@p'n_n` s:v9C@X'@owovCY@@Xowo+C@'Y@o*o*C'@@'o*ow uGv9C@nyny@pBn_Cp'@@nypApBC@\
        p'p'@n`pACny@@p'n_n` upv9C@X'@owovCX@@Xovo+C@'X@o+o*C'@@'o*ow p2q+ApInWq>Cp-@@nupJpIC@p-p-@nVpJAnWnVq> pkq+C@o\
        v@o|p/@C@o%@o+nr@ rgq+ApJnWq>Cp-@@nupJpIC@p-p-@nVpJCnt@@p-nVnV sBq+C@T-@__CS@@T_!C@o%@o+nq@ u?q+ApJnWq>Cp,@@nu\
        pIpIC@p-p,@nWpJCnt@@p-nVnV uxq+C@T,@__CS@@T^!C@o%@o+nr@ p2saC@ntnu@pInVCp-@@ntpJpJC@p-p-@nVpJAnWnVq> pksaC@ov@\
        o|p/@C@-T@!!C-@@-#_ rgsaC@ntnt@pJnVCp-@@ntpJpJC@p-p-@nVpJCnt@@p-nVnV sBsaC@S-@__CS@@S_!C@-S@!!C-@@-!_ u?saC@nt\
        nt@pJnVCp,@@ntpIpJC@p-p,@nWpJCnt@@p-nVnV uxsaC@S,@__CS@@S^!C@-S@#!C,@@-!_ p2v9C@ntnu@pInVCp-@@ntpJpJC@p,p-@nVp\
        IAnWnWq> pkv9C@ov@o|p/@C@,T@!!C-@@,#_ rgv9C@ntnt@pJnVCp-@@ntpJpJC@p,p-@nVpICnt@@p,nVnW sBv9C@S-@_^CS@@S_#C@,S@\
        !!C-@@,!_ u?v9C@ntnt@pJnVCp,@@ntpIpJC@p,p,@nWpICnt@@p,nVnW uxv9C@S,@_^CS@@S^#C@,S@#!C,@@,!_ p&q+ApUnKq>Cp5@@nm\
        pVpUC@p5p5@nJpVAnKnJq> pwq+C@V@Yot@C@'@*o-@ rZq+ApVnKq>Cp5@@nmpVpUC@p5p5@nJpVCnl@@p5nJnJ sNq+C@X@Xou@C@'@*o,@ \
        u3q+ApVnKq>Cp4@@nmpUpUC@p5p4@nKpVCnl@@p5nJnJ v'q+C@X@Xot@C@'@*o-@ p&saC@nlnm@pUnJCp5@@nlpVpVC@p5p5@nJpVAnKnJq>\
         pwsaC@V@Yot@C@(@(o-@ rZsaC@nlnl@pVnJCp5@@nlpVpVC@p5p5@nJpVCnl@@p5nJnJ sNsaC@X@Xou@C@(@(o,@ u3saC@nlnl@pVnJCp4\
        @@nlpUpVC@p5p4@nKpVCnl@@p5nJnJ v'saC@X@Xot@C@(@(o-@ p&v9C@nlnm@pUnJCp5@@nlpVpVC@p4p5@nJpUAnKnKq> pwv9C@V@Yot@C\
        @(@(o-@ rZv9C@nlnl@pVnJCp5@@nlpVpVC@p4p5@nJpUCnl@@p4nJnK sNv9C@X@Xou@C@(@(o,@ u3v9C@nlnl@pVnJCp4@@nlpUpVC@p4p4\
        @nKpUCnl@@p4nJnK v'v9C@X@Xot@C@(@(o-@ q+pSHt_Cp'@@nypApBVpZC@p(p'@n`pBHjBAn`n_q>VnFC@nynz@pAn_ q+p|C(@@'o+owVp\
        ZAovowmcHt_CX@@Yovo*VnFC@'X@o+o* q+t#Ht_Cp'@@nypApBVpZC@p(p'@n`pBHjBAn`n_q>VnFC@nynz@pAn_ q+tKC(@@'o+owVpZAovo\
        wmcHt_CX@@Yovo*VnFC@'X@o+o* q+pKHt_Cp,@@ntpIpJVpZC@p-p,@nWpJHjBAnWnVq>VnFC@ntnu@pInV q+q'C-@@,#_VpZA^_mcHt_CS@\
        @T^!VnFC@,S@#! q+sxHt_Cp,@@ntpIpJVpZC@p-p,@nWpJHjBAnWnVq>VnFC@ntnu@pInV q+tSC-@@,#_VpZA^_mcHt_CS@@T^!VnFC@,S@#\
        ! q+p?Ht_Cp4@@nlpUpVVpZC@p5p4@nKpVHjBAnKnJq>VnFC@nlnm@pUnJ q+q3C5@@5/RVpZAQRmcHt_CK@@KQ.VnFC@5K@/. q+slHt_Cp4@\
        @nlpUpVVpZC@p5p4@nKpVHjBAnKnJq>VnFC@nlnm@pUnJ q+t`C5@@5/RVpZAQRmcHt_CK@@KQ.VnFC@5K@/. pepnHqKCo~@@o#p8p8VpTC@o\
        }o~@nip8HmUAniniq>VnLC@o#o$@p8ni tbpnHqKCo}@@o#p8p8VpTC@o}o}@nip8HmUCo#@@o}niniVnLC@o#o#@p8ni peq9C.@@.$]VpTA]\
        ]mcHqKCR@@R]$VnLC@.R@$$ tbq9C.@@.$]VpTC@R.@]]HqKCR@@R]$VnLC@.R@$$ pet#HqKCo~@@o$p8p8VpTC@o~o~@nip8HmUAniniq>Vn\
        LC@o$o$@p8ni tbt#HqKCo}@@o$p8p8VpTC@o~o}@nip8HmUCo#@@o~niniVnLC@o$o#@p8ni petKC.@@.$]VpTA]]mcHqKCR@@R]$VnLC@.R\
        @$$ tbtKC.@@.$]VpTC@R.@]]HqKCR@@R]$VnLC@.R@$$ pepfHqKCp&@@n{p@p@VpTC@p&p&@nap@HmUAnanaq>VnLC@n{n{@p@na tbpfHqK\
        Cp&@@n{p@p@VpTC@p&p&@nap@HmUCn{@@p&nanaVnLC@n{n{@p@na peqAC3@@3,TVpTATTmcHqKCM@@LT,VnLC@3M@,, tbqAC3@@3,TVpTC@\
        L3@TTHqKCM@@LT,VnLC@3M@,, pesxHqKCp&@@n{p@p@VpTC@p&p&@nap@HmUAnanaq>VnLC@n{n{@p@na tbsxHqKCp&@@n{p@p@VpTC@p&p&\
        @nap@HmUCn{@@p&nanaVnLC@n{n{@p@na petSC3@@4,TVpTATTmcHqKCM@@MT,VnLC@4M@,, tbtSC3@@4,TVpTC@M3@TTHqKCM@@MT,VnLC@\
        4M@,, pepYHqKCp.@@nspLpLVpTC@p.p.@nTpLHmUAnTnTq>VnLC@nsns@pLnT tbpYHqKCp.@@nspLpLVpTC@p.p.@nTpLHmUCns@@p.nTnTV\
        nLC@nsns@pLnT peqMA8HmVVpTAHHmVHqKAH8mVVnLA88mV tbqMA8HmVVpTAHHmVHqKAH8mVVnLA88mV peslHqKCp.@@nspLpLVpTC@p.p.@\
        nTpLHmUAnTnTq>VnLC@nsns@pLnT tbslHqKCp.@@nspLpLVpTC@p.p.@nTpLHmUCns@@p.nTnTVnLC@nsns@pLnT pet`A8HmVVpTAHHmVHqK\
        AH8mVVnLA88mV tbt`A8HmVVpTAHHmVHqKAH8mVVnLA88mV popnHq8Cp'@@nzpApAVsTC@p'p'@n`pAHmiAn_n`q>VkLC@nzny@pBn` poq9C\
        '@@(o*ovVsTAowovmcHq8CX@@Xovo+VkLC@(X@o+o+ popfHq8Cp,@@nupIpIVsTC@p,p,@nWpIHmiAnVnWq>VkLC@nunt@pJnW poqAC,@@-!\
        ^VsTA_^mcHq8CS@@S^#VkLC@-S@## popYHq8Cp4@@nmpUpUVsTC@p4p4@nKpUHmiAnJnKq>VkLC@nmnl@pVnK poqMC5@@5.QVsTARQmcHq8C\
        K@@KQ/VkLC@5K@// qKp@Hr6Cp4@@nmpUpUAo(@sqC@o+ov@ntntHlkCo'@@o'nnp3Vr6C@ovo+@p-p-A@oysqCnm@@p4nKnKVlkC@nini@p[n\
        E s:r.Hr/Cp8@@nhp[p]Vr/C@p8p8@nEp[HlrCnh@@p8nDnEVlrC@nhnh@p]nD s:rVCo&@@o&nmp4Vr/C@ozo&@p4p3Hr/Coz@@ozp3nnVlrC\
        @o&oz@nnnm qKp8Hr6Cp9@@ngp^p^Anu@sqC@o0oq@n|n|HlkCo,@@o,nvp+Vr6C@oqo0@p%p%A@p,sqCng@@p9nCnCVlkC@ndnd@pdn= s:r&\
        Hr/Cp=@@ncpdpeVr/C@p=p=@n=pdHlrCnc@@p=n<n=VlrC@ncnc@pen< s:r_Co,@@o,nup,Vr/C@ouo,@p,p+Hr/Cou@@oup+nvVlrC@o,ou@\
        nvnu qKp,Hr6CpA@@n`pjpjAn]@sqC@(X@o+o+HlkC$@@$o%o|Vr6C@X(@ovovA@pDsqCn`@@pAn7n7VlkC@n[n[@ppn1 s:qwHr/CpE@@nZpp\
        pqVr/C@pEpE@n1ppHlrCnZ@@pEn0n1VlrC@nZnZ@pqn0 s:rkC#@@#o$o}Vr/C@]#@o}o|Hr/C]@@]o|o%VlrC@#]@o%o$ tCsFAoy@sqVpMHp\
        MA@oysqHnSVpMAo(@sqVnSHnSA@o(sqHpM t;sFAp,@sqVpEHpEA@p,sqHn[VpEAnu@sqVn[Hn[A@nusqHpE t/sFApD@sqVp9Hp9A@pDsqHnh\
        Vp9An]@sqVnhHnhA@n]sqHp9 tGsFVpQHnOA@oqk0HpQVpQAoq@k0VnOHpQA@o0k0HnOVnOAo0@k0 tAsFVpKHnUA@o~k0HpKVpJAo~@k0VnVH\
        pJA@o#k0HnVVnUAo#@k0 t7sFVpAHn`A@p4k0HpAVpAAp4@k0Vn`HpAA@nmk0Hn`Vn`Anm@k0 r<p&Hr<A@oysqHleA@o(sq qXq*HsaA@oysq\
        Hk@A@o(sq qsr5Hs,Cp=@@nepcpbVr)C@p=p=@n>pcHkuCnd@@p=n>n>VlxC@nend@pcn? qsr^Co!@@o!ngp9Vr)C@p!o!@p:p:Hs,Cp!@@p!\
        p:ngVlxC@o!p!@ngnh r<o{Hr<A@p,sqHleA@nusq qXq!HsaA@p,sqHk@A@nusq qsr-Hs,CpB@@n`pkpjVr)C@pBpB@n6pkHkuCn_@@pBn6n\
        6VlxC@n`n_@pkn7 qsrfCo'@@o(nop1Vr)C@oyo'@p2p2Hs,Coz@@oyp2noVlxC@o(oz@nonp r<_Hr<A@pDsqHleA@n]sq qXpsHsaA@pDsqH\
        k@A@n]sq qsq~Hs,CpJ@@nWpwpvVr)C@pJpJ@n*pwHkuCnV@@pJn*n*VlxC@nWnV@pwn+ qsrrCo/@@o0n{p%Vr)C@oro/@p&p&Hs,Cor@@orp\
        &n{VlxC@o0or@n{n| qyp3Hr}A@oysqHl$A@o(sq q+q7Ht_A@oysqHjBA@o(sq q+rBHt_Cp8@@nip[p[VqrC@p9p8@nEp]HjBCni@@p9nEnD\
        Vm/C@nini@p[nE q+rkCo'@@o'nnp3VqrC@o{o'@p3p4Ht_Coz@@o{p3nmVm/C@o'oz@nnnn qyp+Hr}A@p,sqHl$A@nusq q+q/Ht_A@p,sqH\
        jBA@nusq q+r:Ht_Cp=@@ncpdpdVqrC@p>p=@n=peHjBCnd@@p>n=n<Vm/C@ncnd@pdn= q+rsCo,@@o,nvp+VqrC@ouo,@p+p,Ht_Cou@@oup\
        +nuVm/C@o,ou@nvnv qyo|Hr}A@pDsqHl$A@n]sq q+q#Ht_A@pDsqHjBA@n]sq q+r.Ht_CpE@@nZppppVqrC@pFpE@n1pqHjBCn[@@pFn1n0\
        Vm/C@nZn[@ppn1 q+s!C$@@$o%o|VqrC@^$@o|o}Ht_C]@@^o|o$Vm/C@$]@o%o% sHp7Ap$@p]Lr2pwCovTov,@pPLlopwAn}@p]Llon*Co+,\
        o+T@nP sZpZLlppxA@UltLr1pwAL@nNLr1n*A@+ltLlpn)A4@nN pQsULr`q3Lr`mnASotsqLl@q3Ao,@p_Ll@mnASo-sq pQu*Lr`q3Lr`mnA\
        SotsqLl@q3Ao,@p_Ll@mnASo-sq sDp0Ap,@p_Lr1pwCo|Wo|)@p_LlppwAnu@p_Llpn*Co%)o%W@nB s_pbLlppxA@GltLr1pwAD@nNLr1n*A\
        @9ltLlpn)A<@nN pTsNLr]q1Lr]mpAZp%sqLl@q3Ao$@p]Ll@mnAZn|sq pTu!Lr]q1Lr]mpAZp&sqLl@q3Ao$@p]Ll@mnAZn{sq s>p%Ap8@p\
        _Lr1pxCp([p($@ptLlppwAni@p_Llpn*Cny$ny[@n- sapoLm$pnLq}pnLq}n3 pZsCLrVq.LrVmsAowp;sqLl@q3Anu@p_Ll@mnAownfsq pZ\
        tuLrVq.LrVmsAowp;sqLl@q3Anu@p_Ll@mnAownfsq qlpSHs:CpA@@n`pipiVs:C@pApA@n8piHkgCn`@@pAn8n8VkgC@n`n`@pin8 qlp|Cn\
        {@@n{nap@Vs:C@p&n{@p@p@Hq1Vj* sup|VtwHq1Cp&@@p&p@naVkgC@n{p&@nana qlpKHs:CpF@@nZpqpqVs:C@pFpF@n0pqHkgCnZ@@pFn0\
        n0VkgC@nZnZ@pqn0 qlq'Co$@@o$nip8Vs:C@o}o$@p8p8Hq)Vj: s}q'VtgHq)Co}@@o}p8niVkgC@o$o}@nini qlp?Hs:Ap}p}q>Vs:An$p\
        }q>HkgAn$n$q>VkgAp}n$q> qlq3Co,@@o,nup,Vs:C@ouo,@p,p,HpzVjR t,q3VtNHpzCou@@oup,nuVkgC@o,ou@nunu sPphVuBAoq@k0V\
        i_Ao0@k0 sJphVuBAo}@k0Vi_Ao$@k0 s@phVuBAp4@k0Vi_Anm@k0 qlp|Cn{@@n{nap@Vq1Hq~Vm# sup|Vq~Hq~VmpC@n{p&@nana p|suV\
        q1C@p&n{@p@p@Hq1Vm# susuVq~Hq1Cp&@@p&p@naVmp qlq'Co$@@o$nip8Vq)HqnVm3 s}q'VqnHqnVmxC@o$o}@nini q's}Vq)C@o}o$@p\
        8p8Hq)Vm3 s}s}VqnHq)Co}@@o}p8niVmx qlq3Co,@@o,nup,VpzHqUVmK t,q3VqUHqUVn'C@o,ou@nunu q3t,VpzC@ouo,@p,p,HpzVmK \
        t,t,VqUHpzCou@@oup,nuVn' sPphVr9HlhA@oqk0Hr9Vr9Aoq@k0VlhHr9A@o0k0HlhVlhAo0@k0 sJphVr3HlnA@o}k0Hr3Vr3Ao}@k0VlnH\
        r3A@o$k0HlnVlnAo$@k0 s@phVr)HlxA@p4k0Hr)Vr)Ap4@k0VlxHr)A@nmk0HlxVlxAnm@k0 q+p{Ht_Cp8@@nip[p[VrcC@p8p8@nEp[HjBC\
        ni@@p8nEnEVl>C@nini@p[nE q+qFCo'@@o'nnp3VrcC@ozo'@p3p3HqrVjy suqFVt(HqrCoz@@ozp3nnVl>C@o'oz@nnnn q+psHt_Cp=@@n\
        cpdpdVrcC@p>p=@n=pdHjBCnd@@p>n=n=Vl>C@ncnd@pdn= q+qNCo,@@o,nvp+VrcC@ouo,@p+p+HqjVk, s}qNVsuHqjCou@@oup+nvVl>C@\
        o,ou@nvnv q+pgHt_CpE@@nZppppVrcC@pFpE@n1ppHjBCn[@@pFn1n1Vl>C@nZn[@ppn1 q+qZC$@@$o%o|VrcC@]$@o|o|Hq^VkD t,qZVs]\
        Hq^C]@@]o|o%Vl>C@$]@o%o% sPq2VtPAoq@k0VjPAo0@k0 sJq2VtPAo}@k0VjPAo$@k0 s@q2VtPAp4@k0VjPAnm@k0 q+p{Ht_Cp8@@nip[\
        p[VrcC@p8p8@nEp[Hn)HkjCni@@p8nEnEVl>C@nini@p[nE q+qFCo'@@o'nnp3VrcC@ozo'@p3p3HpdVjy rgqFVt(HqDVjy u&qFVt(HpdCo\
        z@@ozp3nnVl>C@o'oz@nnnn q+psHt_Cp=@@ncpdpdVrcC@p>p=@n=pdHn)HkjCnd@@p>n=n=Vl>C@ncnd@pdn= q+qNCo,@@o,nvp+VrcC@ou\
        o,@p+p+Hp[Vk, roqNVsuHq4Vk, u.qNVsuHp[Cou@@oup+nvVl>C@o,ou@nvnv q+pgHt_CpE@@nZppppVrcC@pFpE@n1ppHn)HkjCn[@@pFn\
        1n1Vl>C@nZn[@ppn1 q+qZC$@@$o%o|VrcC@]$@o|o|HpOVkD r{qZVs]HpyVkD u:qZVs]HpOC]@@]o|o%Vl>C@$]@o%o% rBq2VtPAoq@k0V\
        jPAo0@k0 t_q2VtPAoq@k0VjPAo0@k0 r<q2VtPAo~@k0VjPAo#@k0 tWq2VtPAo~@k0VjPAo#@k0 r2q2VtPAp4@k0VjPAnm@k0 tNq2VtPAp\
        4@k0VjPAnm@k0 q+qFCo'@@o'nnp3VptHrTVmJ suqFVqVHrTVn-C@o'oz@nnnn pHsuVptC@ozo'@p3p3HqrVmJ susuVqVHqrCoz@@ozp3nn\
        Vn- q+qNCo,@@o,nvp+VplHrDVmZ s}qNVqFHrDVn5C@o,ou@nvnv pPs}VplC@ouo,@p+p+HqjVmZ s}s}VqFHqjCou@@oup+nvVn5 q+qZC$\
        @@$o%o|Vp`Hr,Vms t,qZVq.Hr,VnAC@$]@o%o% p]t,Vp`C@]$@o|o|Hq^Vms t,t,Vq.Hq^C]@@]o|o%VnA sPq2VqoHl4A@oqk0HrmVqoAo\
        q@k0Vm2HrmA@o0k0Hl4Vm2Ao0@k0 sJq2VqiHl:A@o}k0HrgVqiAo}@k0Vm8HrgA@o$k0Hl:Vm8Ao$@k0 s@q2Vq_HlDA@p4k0Hr]Vq_Ap4@k0\
        VmBHr]A@nmk0HlDVmBAnm@k0 q2pnHtPCp=@@nepcpbVrqC@p<p=@n>pbHjPCnd@@p<n>n?Vl0C@nend@pcn? q2q9Co!@@o!ngp9VrqC@p!o!\
        @p:p9HpgVj_ rqq9VtBHroCp!@@p!p:nhVl0C@o!p!@ngnh q+r.Hp.A@]sqHnsA@$sq q+s%Hp.A@]sqHnsA@$sq q+syHp.A@]sqHnsA@$sq\
         q2pfHtPCpB@@n`pkpjVrqC@pApB@n6pjHjPCn_@@pAn6n7Vl0C@n`n_@pkn7 q2qACo'@@o(nop1VrqC@oyo'@p2p1Hp_Vjo ryqAVt2HrgCo\
        z@@oyp2npVl0C@o(oz@nonp q+r(Hp.A@oysqHnsA@o(sq q+r}Hp.A@oxsqHnsA@o)sq q+stHp.A@oxsqHnsA@o)sq q2pYHtPCpJ@@nWpwp\
        vVrqC@pIpJ@n*pvHjPCnV@@pIn*n+Vl0C@nWnV@pwn+ q2qMCo/@@o0n{p%VrqC@oqo/@p&p%HpRVk* s(qMVswHrZCor@@oqp&n|Vl0C@o0or\
        @n{n| q+q}Hp.A@p,sqHnsA@nusq q+rtHp.A@p,sqHnsA@nusq q+skHp.A@p,sqHnsA@nusq q2q9Co!@@o!ngp9VrqC@p!o!@p:p9HroVj_\
         tyq9VtBHpgCp!@@p!p:nhVl0C@o!p!@ngnh u[r.Hp.A@]sqHnsA@$sq u[s%Hp.A@]sqHnsA@$sq u[syHp.A@]sqHnsA@$sq q2qACo'@@o\
        (nop1VrqC@oyo'@p2p1HrgVjo u$qAVt2Hp_Coz@@oyp2npVl0C@o(oz@nonp u[r(Hp.A@oysqHnsA@o(sq u[r}Hp.A@oxsqHnsA@o)sq u[\
        stHp.A@oxsqHnsA@o)sq q2qMCo/@@o0n{p%VrqC@oqo/@p&p%HrZVk* u0qMVswHpRCor@@oqp&n|Vl0C@o0or@n{n| u[q}Hp.A@p,sqHnsA\
        @nusq u[rtHp.A@p,sqHnsA@nusq u[skHp.A@p,sqHnsA@nusq qEp:HqXApUpTq>Vp4Ao(@sqVnmAntnumcHmHCo+@@o+ntp,Vt8C@ovo+@p\
        -p,HqXCov@@ovp-nuVnmAoy@sqVp4C@p4p4@nKpTHmHCnm@@p4nKnLVjiC@nmnm@pUnL uwr4LpopoA@]q>Ln2poA$#sqLpKnUHkDA@o(sqHs]\
        LnUnUA]#sq qEp2HqXAp^p]q>Vp4Anu@sqVnmAn|n}mcHmHCo0@@o1n|p$Vt8C@opo0@p%p$HqXCoq@@opp%n}VnmAp,@sqVp4C@p9p9@nCp]H\
        mHCng@@p9nCnDVjiC@nhng@p^nD u}r/LpnpnA@oyq>Ln3pnAo(o)sqLp>ncHkWA@nusqHsILncncAoyo)sq qEp&HqXApjpiq>Vp4An]@sqVn\
        mAo+o,mcHmHC(@@(o+ouVt8C@X(@ovouHqXCX@@Xovo,VnmApD@sqVp4C@pApA@n7piHmHCn`@@pAn7n8VjiC@n`n`@pjn8 v(r&LpopoA@p,q\
        >Ln2poAnuntsqLp)nxHkuA@n]sqHs,LnxnxAp,ntsq qEp:HqXCp4@@nmpUpTVqDHmGA@pPk0HqYVqDC@p4p4@nKpTHmHCnm@@p4nKnLVjiApU\
        nLq> qEp2HqXCp9@@nhp^p]Vq<Hm?A@pak0HqbVq<C@p9p9@nCp]HmHCng@@p9nCnDVjiAp^nDq> qEp&HqXCpA@@n`pjpiVq&Hm3A@q0k0Hqn\
        Vq&C@pApA@n7piHmHCn`@@pAn7n8VjiApjn8q> sRp,A]@q>LpopoA#]sqLnUnUVs<Ao(@sqVkeLnUpKA#$sq qvrNHp$A@oysqHn}Co-@@o-n\
        wp*Vr)C@oto-@p*p)Hs&Cot@@otp*nxVlxC@o-ot@nwnwHn}A@o(sqHp$Cp2@@nopRpRVr)C@p2p2@nNpQHk{Cno@@p2nNnOVlxC@nono@pRnN\
         sLp'Aoy@q>LpnpnAo)oysqLncncVs)Anu@sqVkxLncp>Ao)o(sq qvrFHp$A@p,sqHn}C!@@!o!p!Vr)C@_!@p!o~Hs&C_@@_p!o#VlxC@!_@\
        o!o!Hn}A@nusqHp$Cp7@@njpZpZVr)C@p7p7@nFpYHk{Cnj@@p7nFnGVlxC@njnj@pZnF sDo{Ap,@q>LpopoAntp,sqLnxnxVriAn]@sqVl8L\
        nxp)Antnusq qvr:Hp$A@pDsqHn}C*@@*o.osVr)C@V*@osorHs&CV@@Voso/VlxC@*V@o.o.Hn}A@n]sqHp$Cp?@@nbpgpgVr)C@p?p?@n:pf\
        Hk{Cnb@@p?n:n;VlxC@nbnb@pgn: qvrNHpjVqYApP@k0VmGHpjCp2@@nopRpRVr)C@p2p2@nNpQHk{Cno@@p2nNnOVlxC@nono@pRnN qvrFH\
        pbVqbApa@k0Vm?HpbCp7@@njpZpZVr)C@p7p7@nFpYHk{Cnj@@p7nFnGVlxC@njnj@pZnF qvr:HpKVqnAq0@k0Vm3HpKCp?@@nbpgpgVr)C@p\
        ?p?@n:pfHk{Cnb@@p?n:n;VlxC@nbnb@pgn: s;orAp>@q>LpopoA-pKqtHWCpH@@nXptpsVr)C@pGpH@n-psHk{An-n.q>VlxAptn.q>HWA-n\
        Uqt s+q_Lo1opA-Mo|HCVqzAqa@k0Vm'HCA-3o|Lo1o1VrIAnB@sq sLp:Aoy@sqVs^LpKnTA^^sqLn2pnA$@q>Ln2n3A^#sqLpKpL sDp:Ap,\
        @sqVsJLp>ncAoxoxsqLn3poAo(@q>Ln3n2Aoxo)sqLp>p> s8p:ApD@sqVs-Lp)nwAp-p-sqLn2pnAnu@q>Ln2n3Ap-ntsqLp)p* qvrNHpjVp\
        hLo%o$Anlp5k0LpopnAp4@mcLpon3Anlnlk0Lo%o}Vn9HpjCp2@@nopRpRVr)C@p2p2@nNpQHk{Cno@@p2nNnOVlxC@nono@pRnN qvrFHpbVp\
        ]L!!Anap@k0LpopnAp@@mcLpon3Ananak0L!_VnDHpbCp7@@njpZpZVr)C@p7p7@nFpYHk{Cnj@@p7nFnGVlxC@njnj@pZnF qvr:HpKVp3AnI\
        pgkKLpnpoApa@mcLpnn2AnIn:kKVnnHpKCp?@@nbpgpgVr)C@p?p?@n:pfHk{Cnb@@p?n:n;VlxC@nbnb@pgn: qlpnHqRA@oysqHmNCn{@@n{\
        nap@Vs&C@p&n{@p@p@Hs'Cp&@@p&p@naVmOAoy@sqVqQC@pAp@@n8piHkzCn`@@pAn8n8Vk{C@n`n`@pin8 uyprCH888Y@LoxoxA@Xq>LlWrJ\
        A;Co}LnhUA12r.LVnhAC;o} qlpfHqRA@p,sqHmNCo$@@o#nip8Vs&C@o~o$@p8p8Hs'Co}@@o~p8niVmOAp,@sqVqQC@pFpF@n0pqHkzCnZ@@\
        pFn0n0Vk{C@nZnZ@pqn0 uvpnAoq@q7LowoxA@oqq7LlWrIA9Do|LnhVA,,r.LVngAD:o| qlpYHqRA@pDsqHmNCo,@@o+nup,Vs&C@ovo,@p,\
        p,Hs'Cou@@ovp,nuVmOApD@sqVqQAn$p}q>HkzAn$n$q>Vk{Ap}n$q> uqpiCN323o{@LowoxA@o{q>LlWrIA7Fo}LngVA##r.LVngAE7o} qX\
        p@Hp:A@oysqHngCn{@@n{nap@Vp:Ao(@sqVngC@n`n`@pin8 u!p@Hp:CpA@@n`pipiVp:Ao(@sqVngC@n{p&@nanaHngA@o(sq p@u!Aoy@sq\
        Vp:C@p&n{@p@p@Hp:A@oysqHngCn`@@pAn8n8 vXu!Aoy@sqVp:C@pApA@n8piHngA@o(sqHp:Cp&@@p&p@na qXp8Hp:A@p,sqHngCo$@@o$n\
        ip8Vp:Anu@sqVngC@nZnZ@pqn0 u!p8Hp:CpF@@nZpqpqVp:Anu@sqVngC@o$o}@niniHngA@nusq p8u!Ap,@sqVp:C@o}o$@p8p8Hp:A@p,s\
        qHngCnZ@@pFn0n0 vPu!Ap,@sqVp:C@pFpF@n0pqHngA@nusqHp:Co}@@o}p8ni qXp,Hp:A@pDsqHngCo+@@o+nup,Vp:An]@sqVngAp}n$q>\
         u!p,Hp:Ap}p}q>Vp:An]@sqVngC@o+ov@nunuHngA@n]sq p,u!ApD@sqVp:C@ovo+@p,p,Hp:A@pDsqHngAn$n$q> vDu!ApD@sqVp:An$p}\
        q>HngA@n]sqHp:Cov@@ovp,nu qXo|Hp:A@p_sqHngC$@@$o%o|Vp:AnB@sqVngAq-mtq> u!o|Hp:Aq-q-q>Vp:AnB@sqVngC@$]@o%o%HngA\
        @nBsq o|u!Ap_@sqVp:C@]$@o|o|Hp:A@p_sqHngAmtmtq> v7u!Ap_@sqVp:Amtq-q>HngA@nBsqHp:C]@@]o|o% r6qrHp:CU@@*ororVp:C\
        @UU@o/orHngC*@@Uo/o/VngC@**@oro/ tDqrHp:CV@@*ororVp:C@UV@o/orHngC+@@Uo/o/VngC@*+@oro/ r=r=Vp,Hp,Vnu tKr=Vp,Hp,\
        Vnu r6t#Hp:CU@@+ororVp:C@VU@o/orHngC*@@Vo/o/VngC@+*@oro/ t.t)HowAEEqJVowA;EqJHo*A;;qJVo*AE;qJ r=tKVp,Hp,Vnu t{\
        twHoxAEDqJVoxA;EqJHo)A<;qJVo)AD<qJ r6qjHp:C[@@%ozozVp:C@[[@o'ozHngC%@@[o'o'VngC@%%@ozo' tDqjHp:C[@@%ozozVp:C@[\
        [@o'ozHngC%@@[o'o'VngC@%%@ozo' rErEVoyHoyVo( tSrEVoyHoyVo( r6sxHp:C[@@%ozozVp:C@[[@o'ozHngC%@@[o'o'VngC@%%@ozo\
        ' t.t$HowAJJq+VowA6Jq+Ho*A66q+Vo*AJ6q+ rEtSVoyHoyVo( t{trHoxAIIq+VoxA7Iq+Ho)A77q+Vo)AI7q+ r6q^Hp:Cos@@o-p)p)Vp\
        :C@osos@nxp)HngCo-@@osnxnxVngC@o-o-@p)nx tDq^Hp:Cot@@o-p)p)Vp:C@osot@nxp)HngCo.@@osnxnxVngC@o-o.@p)nx rQrQVPHP\
        V0 t`rQVPHPV0 r6slHp:Cos@@o.p)p)Vp:C@otos@nxp)HngCo-@@otnxnxVngC@o.o-@p)nx t.szHowCK@@5QQVowC@KK@/QHo*C5@@K//V\
        o*C@55@Q/ rQt`VPHPV0 t{tkHoxCJ@@6QPVoxC@JJ@/QHo)C6@@J0/Vo)C@66@P0 qrr<Aoy@sqVr<Ao(@sq r|r<A]@sqVr<A$@sq sqr<Ao\
        }@sqVr<Ao$@sq u-r<A]@sqVr<A$@sq qjr<Ap,@sqVr<Anu@sq rvr<Aox@sqVr<Ao)@sq sir<Ap1@sqVr<Anp@sq u(r<Aox@sqVr<Ao)@s\
        q q^r<ApD@sqVr<An]@sq rnr<Ap,@sqVr<Anu@sq sZr<ApL@sqVr<AnT@sq t|r<Ap,@sqVr<Anu@sq r5rOAoy@sqVp.Ao(@sq sVrOAoy@\
        sqVpjC@YY@o*owH.A@o(sqHP tdrOAoy@sqVp.Ao(@sq r;tsAor0rGCp'o~nzo~qX@AZ_sqCnkp.p6p.lq@A92pD r-rOAp,@sqVp.Anu@sq \
        sNrOAp,@sqVpjC@__@o!p!H.A@nusqCC@=@H@ t[rOAp,@sqVp.Anu@sq r3tsAp#*rGCp#o{n~o{qL@Aovo{sqCnhp1p9p1lg@A6,pD q~rOA\
        pD@sqVp.An]@sq sBrOApD@sqVpjC@owow@nsp.H.A<n]sY tOrOApD@sqVp.An]@sq r'ttAp7o0rGCo|owo%owq<@Ap)p0sqCndp5p=p5lV@\
        A2$pD p{pMHq,C^@@#o~o~Vq,C@^^@o#o~HmuAo#o#q>VmuAo~o#q> tkpMHq,C^@@#o~o~Vq,C@^^@o#o~HmuC#@@^o#o#VmuAo~o#q> p{pv\
        A;EmVVq,AEEmVHq,AE;mVVmuA;;mV tkpvA;EmVVq,AEEmVHq,AE;mVVmuA;;mV qUqPHowAEEqJVowA;EqJHo*A;;qJVo*AE;qJ uEqPHowAE\
        EqJVowA;EqJHo*A;;qJVo*AE;qJ t4t/Hp.ADEqJVp.A<DqJHnsA;<qJVnsAE;qJ v<t/Hp.ADEqJVp.A<DqJHnsA;<qJVnsAE;qJ p{t=Hq,C\
        ^@@#o~o~Vq,C@^^@o#o~HmuAo#o#q>VmuC@##@o~o# p{tfA;EmVVq,AEEmVHq,AE;mVVmuA;;mV u8u3Hp.ADEqJVp.A<DqJHnsA;<qJVnsAE\
        ;qJ qUu@HowAEEqJVowA;EqJHo*A;;qJVo*AE;qJ t4v7Hp.ADEqJVp.A<DqJHnsA;<qJVnsAE;qJ v<v7Hp.ADEqJVp.A<DqJHnsA;<qJVnsA\
        E;qJ p{pEHq,Cot@@o-p)p)Vq,C@otot@nxp)HmuAnxnxq>VmuAp)nxq> tkpEHq,Cot@@o-p)p)Vq,C@otot@nxp)HmuCo-@@otnxnxVmuAp)\
        nxq> p~p~Vq&Hq&Vm{ tnp~Vq&Hq&Vm{ qUqKHowAJJq+VowA6Jq+Ho*A66q+Vo*AJ6q+ uEqKHowAJJq+VowA6Jq+Ho*A66q+Vo*AJ6q+ t4t\
        *Hp.AIJq+Vp.A7Iq+HnsA67q+VnsAJ6q+ v<t*Hp.AIJq+Vp.A7Iq+HnsA67q+VnsAJ6q+ p{t5Hq,Cot@@o-p)p)Vq,C@otot@nxp)HmuAnxn\
        xq>VmuC@o-o-@p)nx p~tnVq&Hq&Vm{ u8u.Hp.AIJq+Vp.A7Iq+HnsA67q+VnsAJ6q+ qUu;HowAJJq+VowA6Jq+Ho*A66q+Vo*AJ6q+ t4v2\
        Hp.AIJq+Vp.A7Iq+HnsA67q+VnsAJ6q+ v<v2Hp.AIJq+Vp.A7Iq+HnsA67q+VnsAJ6q+ p{p9Hq,Co{@@o&p5p5Vq,C@o{o{@nlp5HmuAnlnl\
        q>VmuAp5nlq> tkp9Hq,Co{@@o&p5p5Vq,C@o{o{@nlp5HmuCo&@@o{nlnlVmuAp5nlq> q-q-VpkHpkVn6 tzq-VpkHpkVn6 qUqDHowCK@@5\
        QQVowC@KK@/QHo*C5@@K//Vo*C@55@Q/ uEqDHowCK@@5QQVowC@KK@/QHo*C5@@K//Vo*C@55@Q/ t4t#Hp.CJ@@5PQVp.C@JJ@0PHnsC5@@J\
        /0VnsC@55@Q/ v<t#Hp.CJ@@5PQVp.C@JJ@0PHnsC5@@J/0VnsC@55@Q/ p{t)Hq,Co{@@o&p5p5Vq,C@o{o{@nlp5HmuAnlnlq>VmuC@o&o&@\
        p5nl q-tzVpkHpkVn6 u8u'Hp.CJ@@5PQVp.C@JJ@0PHnsC5@@J/0VnsC@55@Q/ qUu4HowCK@@5QQVowC@KK@/QHo*C5@@K//Vo*C@55@Q/ t\
        4v+Hp.CJ@@5PQVp.C@JJ@0PHnsC5@@J/0VnsC@55@Q/ v<v+Hp.CJ@@5PQVp.C@JJ@0PHnsC5@@J/0VnsC@55@Q/ p8q8Ao}@sqVtDAo$@sq q\
        Pq8A]@sqVtDA$@sq rQq8Ap0@sqVtDAnq@sq syq8A]@sqVtDA$@sq t|q8Ao}@sqVtDAo$@sq v+q8A]@sqVtDA$@sq vyq8A]@sqVtDA$@sq\
         p/q8Ap1@sqVtDAnp@sq qKq8Aox@sqVtDAo)@sq rEq8ApH@sqVtDAnX@sq stq8Aox@sqVtDAo)@sq tsq8Ap2@sqVtDAno@sq v%q8Aox@s\
        qVtDAo)@sq vsq8Aox@sqVtDAo)@sq p!q8ApL@sqVtDAnT@sq qBq8Ap,@sqVtDAnu@sq r3q8Apm@sqVtDAn4@sq skq8Ap,@sqVtDAnu@sq\
         tfq8ApL@sqVtDAnT@sq uzq8Ap,@sqVtDAnu@sq vkq8Ap,@sqVtDAnu@sq r4rsC@((@ovo,CX@@(ovouC@p*@p!nc@ tBrsC@((@ovo,CX@\
        @(ovouC@XX@o+ovC(@@Xo+o+ qxtQAov5reC^o|nz@pqp3Cp'@#o|pqnnAorVsqCo,p+p5@mlpECnl@oup+mln[A<5p/ r/rsApG@sqAnY@sq \
        t>rsApG@sqAnY@sq qptQAp'0reC]ozn}@pkp0Cp$@$ozpknqAp!opsqCo*p.p8@mepICni@owp.menWA;1p/ r(rsC@o1o0@p%n}Coq@@o1p%\
        p$C@oqoq@n|p%An|n|q> t6rsC@o1o0@p%n}Coq@@o1p%p$C@oqoq@n|p%Co0@@oqn|n| qdtQAp=*reCYouo%@pap*Co|@'oupanwAp6o}sqC\
        o(p1p<@mZpNCne@oyp1mZnRA9*p/ r/rsApG@k0AnY@k0 t>rsApG@k0AnY@k0 q}tTABFo-Coup)nm@q2pCCp4@o,p)q2n^A%.k0C#o}p)@n-\
        p5Cnx@^o}n-nlA#Lkz qvtQADLnrCovp,nk@q7pFCp6@o+p,q7nZAo+'k0C$o|p&@n2p2Cn{@]o|n2noAo'Ml< qltQAFRnrCoxp.nh@q?pJCp\
        9@o)p.q?nVAnxo,k0C&oyp#@n:p.Cn~@Zoyn:nsAnrRl< q{r&ArIpdv$AlWn=rI rFr&C@pAn_@pkpjCpB@@pApkn7C@n_pB@n6n6Cn_@@n_n\
        6pk qRv_HsmC]@@^p$o(C@o&orTnknOCnJnqpVnqkX@Co/T@o&nkpQC@^$@p$oy qRw*Cnv@@p,nTn]C@nso!]pIn-Cpdnin=niss@Cp!]@nsp\
        IptC@p,p+@nTpD qsr&ArWpjv$AlIn7rI rNr&C@p<ne@pcpbCp<@@p<pcn?C@ndp<@n>n>An>pcmc qRvVHsmCV@@Xoyo0C@o)_SnonVCnLns\
        pTnska@C!S@o)nopJC@X*@oyoq qRw2Cnq@@p1nLnTC@npn|_pMn&Cpfnhn;nhs{@Cp%_@nppMp{C@p1p0@nLpL qgr&Armn.rIAn.rlrICnJ@\
        @pVmVmW rZr&C@p4nl@pVpUCp5@@p4pVnKC@nlp5@nJnJCnl@@nlnJpV qRvJHsmCN@@O],C@o-ZQnunaCnPnupPnukm@C&Q@o-nup@C@O2@]T\
         qRw>Cni@@p9n@nHC@nlnxoqpSmyCpjnen7net*@Cp)oq@nlpSq(C@p9p8@n@pX pUp9Lv&v&A$]sqL**C.QX@njUHk4Cnv@@p,nTn]C@nso!]\
        pIn-Cp9o&n^;r!n|LnynyAn'n&pyLmjmjA]$sq r6q.Aqrqst|L&&Cp!.@p!p1n@C@n_pB@n6n6Co!@Ro!n@p0 tOtlCnX1p=o#lfowCo/T@o&\
        nkpQC@^$@p$oyHsmCM@6Iov5 v%t{Ap$p$ov p[p3Lv&v&Ao(oysqL0/AnjRp5Hk4Cnq@@p1nLnTC@npn|_pMn&Cp4o)nc?qonzLo-o,An!n#p\
        vLmlmlAoyo(sq r:pxAr%r%tFLo,o,Cor,@ouo|nNC@ndp<@n>n>AnRp#nH tKtsCn[3p;o$lnowC!S@o)nopJC@X*@oyoqHsmAX<o! pdp+Lv\
        &v&Anup,sqC==CC77AnkNp&Hk4Cni@@p9n@nHC@nlnxoqpSmyAqXnxp(L34AmzmzpqLmomnAp,nusq rKpTAr`q!r:Ao(pep=LnwnxANnrnxC@\
        nlp5@nJnJAnrNnx tEu!Cn`4p8o'lzouC&Q@o-nup@C@O2@]THsm rys}Anjl+qsCpmn4@m_s%p|An2qJprCpaN@n-r6qgC@pBp@@n4pfHk4Cn\
        a@@pBn4n;C@n-n@Nr6m: r6q.Aqrqst| r:pxAr%r%tF rKpTAr`q!r:Ao(pep= rErpApln5q>CpC@@n^plplC@pCpC@n5plCn^@@pCn5n5 r\
        nrpC@p)ny@pCpCCp(@@p)pCn^C@nyp(@n^n^An^pCmc qFuTCp!nbnY@qknICpG@o!nbqkpWAp1m]ndC@mrq/@lUlUCmr@@mrlUrKAp1qDnd q\
        dusCpZpQnFpQsJ@Co+nip=@mSnSCnd@ovnimSpM r=rpAptn-q>CpH@@nXptptC@pHpH@n-ptCnX@@pHn-n- rvrpC@p#n~@p;p;Cp#@@p#p;n\
        fC@n~p#@nfnfAnfp;mc qEuFCp%ngnZ@qlnOCpF@n|ngqlpQAp(mkniC@mwq*@l^l^Cmw@@mwl^rCAp(q6ni qnuqCpUpHnKpHs6@Co,npp7@m\
        ^n^Cnj@ounpm^pC s%rpC@oxo)@p/p/Cox@@oxp/nrC@o*ox@nrnrAnrp/mc s2t;AqQn(wyAnOpypuCp3Go'nzq=pGAoyn!npC@m~q#@ljljC\
        m~@@m~ljr7Aoyq!npCoznznnGq=nY q~uoCpLp;nTp;rs@Co-n{p.@mnnlCns@otn{mnp5 rOrpAqs@k0Am.@k0 qUuiCp`pRnApRsg@Cngmop\
        :mok:@ qspSHs,CpE@@n[ppppVs,C@pEpE@n1ppHkuAn1n1q>VkuAppn1q> qsp|AnYpGmcVs,Aoyp;nBCTn:n=@qjmhCpf@-n8qkq=C^2@_ox\
        nbVkuC@nvp+@nYnY rHrpApin8q>CpA@@n`pipiC@pApA@n8piCn`@@pAn8n8 rqrpC@p&n{@p@p@Cp&@@p&p@naC@n{p&@nanaAnap@mc qnv\
        EHEHs,HEC0nNpO@m^n'CnQ@PnNm^pz qspKHs,CpK@@nUpxpxVs,C@pKpK@n)pxHkuCnU@@pKn)n)VkuC@nUnU@pxn) qsq'Cn{@@n{nbp?Vs,\
        C@W-2Yp2CXn:n=@qqmiCpd@(n:qqq8CS2@WYnoVkuC@n{p&@nbnb r@rpApqn0q>CpF@@nZpqpqC@pFpF@n0pqCnZ@@pFn0n0 ryrpC@o~o$@p\
        8p8Co}@@o~p8niC@o$o}@niniAnip8mc qxv=Hs!C/nWpF@mhn7CnZ@QnWmhpj qsp?Hs,Aq'q'q>Vs,Amzq'q>HkuAmzmzq>VkuAq'mzq> qs\
        q3Co'@@o'nnp3Vs,AGoto#C]nMnLFq]myAq:n&xcAn>p{q'CpTF$nMq]q(AGo-o#VkuC@o'oz@nnnn s(rpC@ovo+@p,p,Cov@@ovp,nuC@o,o\
        v@nunuAnup,mc r*v1HraC+nhp8@mwnOCni@UnhmwpQ rRrwAqm@k0Am4@k0 q_v9HsTC3nJpT@mNmoCnL@MnJmNq2 t-quApfncpmCpE@@n[p\
        oppC@pEpE@n2poAn4nMq$AGnao# pqr/Ar(pVv$AlynJrI q<r/C@p5nl@pVpWCp5@@p5pWnIC@nlp5@nInJCnl@@nlnJpV tKrIApGpFmcCp*\
        @@p*pFnZC@nvp*@nZnYAnYpGmc tMtPApK3otCp'@o%#q*oyCovX@o#p3p^C@o~o|@nfp5HmhAMo(o!Hq,CP@@Sop'C@nQp;@m`nCAn{D/Ao+o\
        1) pJv>Hs@CS@@Toq$C@n?pI@m8n0Cny@o~#mpovCo1T@o*nwpKC@T.@op] pJvgCo#@@p#nfniC@nxo$]p=n3Cp(o/nq@qFo%Cph@@n#r4q<C\
        @p#p!@nep8 t1q^ApbnrpZCpJ@@nVpwpxC@pJpJ@n*pwAn3n^pnALn1nf pir/Ar6p]v$AlknDrI qDr/C@p0nr@pNpOCp0@@p0pOnQC@nqp0@\
        nQnRCnr@@nqnRpN tSrIAp?p>mcCp%@@p%p>ncC@n|p%@ncnbAnbp?mc tNtGApJ4oqCp)@o#!q/ozCowZ@n}p6peC@p'p%@n^p=HmlARnuntH\
        q#CK@@MW/C@nWp5@mhnKAo.B6Anyo!o/ pJv6Hs@CM@@NX,C@nFpC@m@n8Cnz@o}$mtouC$R@o-n{pDC@N3@WT pJvoCn{@@p(n^naC@nuo!_p\
        @n,Cp*o/np@qKo$Cpm@@m{r<qDC@p(p'@n]p@ t=q<ApUr3uuAn9nspUARmKnE p]r/ArJpev$AlVn<rI qPr/C@p(nz@pBpCCp(@@p(pCn^C@\
        nyp(@n^n_Cnz@@nyn_pB t`rIAp3p2mcCoy@@ozp2noC@o'oy@nonnAnnp3mc t_t6Cp=/noo&q|ouCo|]@nxp<poC@p/p,@nQpIHn$ATn]nrH\
        piCB@@EK;C@nap.@msnWAnhndn| pJv*Hs@CF@@GL8C@nNp;@mLnDCn}@o{%m{osC'P@!o#p:C@G;@KH pJv{Cns@@p0nQnTC@nqn{oqpFn!Cp\
        VnonJnosS@Cp&oq@nqpFq!C@p0p/@nPpL pUp9Lv&v&A$]sqLo&o&Hn@AMo(o!Hp+LnHnHAUpEp,C@p#p!@nep8HkaCo#@@p#nfniC@nxo$]p=\
        n3Cp(o/nq@qFo%Cp2@nxo.qPoyLn<n<AmImJruLncnbA]$sq qnpfAqKqLr>Lo0o/CHn]pE8n9n: qCq`A9o}o/C@p5nl@pVpWAo~9o/ t-quA\
        pfncpmCpE@@n[poppC@pEpE@n2poAnk-p.Lo*o*A0o*ovAGnao# uKtCAq'oyp/CovX@o#p3p^A1p!p@L!!AE0nlC@nep2Gn0nE p[p3Lv&v&A\
        o(oysqLo(o(HnHARnuntHZLntntAFp!YC@p(p'@n]p@HkaCn{@@p(n^naC@nuo!_p@n,Cp*o/np@qKo$Aq)TorLncncAm@mArgLngngAoyo(sq\
         qypYAqLqLr!LnynyC<o#p!Dnana t1q^ApbnrpZCpJ@@nVpwpxC@pJpJ@n*pwA/?JLnLnLADnCnr qGqoA=^+C@p0nr@pNpOA^=+ uZt<CpKD\
        @nFq`q0A8owp!Ln|n}C<o$oyKn`n_ pdp+Lv&v&Anup,sqLo+o,HncARnun}Lo-o-CEp4p6@nQpXHkaCns@@p0nQnTC@nqn{oqpFn!CpDn{nQ(\
        rco/Lo'o(Am5m4rTLnmnmAp,nusq r@pIAq9q8qA t=q<Aq#r-tzLn.n.A3n9ns qPr-C?p*nwApEpE v,t5CpFOCnOq=q< tMtPApK3otCp'@\
        o%#q*oyCovX@o#p3p^C@o~o|@nfp5HmhANnrnsC@nrp%oqn_n! tNtGApJ4oqCp)@o#!q/ozCowZ@n}p6peC@p'p%@n^p=HmlARnjnnC@nnp)o\
        snWmv t_t6Cp=/noo&q|ouCo|]@nxp<poC@p/p,@nQpIHn$ATn^nsC@ngp-oxnPme tJp~ApyrTtICpRJ@nAqaqGC@p8p5@nDpVHn:AVnPnuC@\
        nFpNoxmom4L<<Cp,njo}pAVlp qesvAp.kts0Ap.s-s0Cp_L@n3qwqYC@p9p8@nDpYHkaCnj@@p9nDnGC@n3nCLqwmG pUp9Lv&v&A$]sqLo&o\
        &Hn@CR$GopJnJLo&o&AUpEp,C@p#p!@nep8HkaCo#@@p#nfniC@nxo$]p=n3Cp(o/nq@qFo%Cp2@nxo.qPoyLn<n<AmImJruLncnbA]$sq qnp\
        fAqKqLr> uKtCAq'oyp/CovX@o#p3p^A1p!p@ p[p3Lv&v&Ao(oysqLo(o(HnHCQ(B]RnYLo1!AFp!YC@p(p'@n]p@HkaCn{@@p(n^naC@nuo!\
        _p@n,Cp*o/np@qKo$Aq)TorLncncAm@mArgLngngAoyo(sq qypYAqLqLr! uZt<CpKD@nFq`q0A8owp! r%r&APpJnsC:p/p.@nFpHCni@@p8\
        nEnEC@nini@p[nECor@-$pJou u?r&CS$o/@pJo,Cp8@@nip[p[C@p8p8@nEp[Cns@Fp/nFnXAPnVns r>r6C@nYnY@psn.CpG@@nYpspsC@pG\
        pG@n.prCnY@@pGn.n/ rgr6C@p,nt@pJpICp-@@p,pJnWC@ntp-@nVnVCnt@@ntnVpJ pHrjC@ozo'@p3p3Coz@@ozp3nnC@o'oz@nnnnCo'@@\
        o'nnp3 uVrjC@ozo'@p3p3Coz@@ozp3nnC@o'oz@nnnnCo'@@o'nnp3 qjtPAo.ot&Cn|;@nhmtp8C@M4@VSHpTABoy#HnJCo)@@oynonrC@nO\
        nb@q@n?Ap+FW uWtPAp+:WCp?@@nOq@pbC@oyox@nop/HnJABo(#HpTCL@@MV-C@nhp%;mtniAo.o-& r&v2HriCM@@NY-C@nFpI@mYn0CnW@@\
        nFmYpqC@N3@YS r&vZCo)@@oznlnrC@n*n<@qpmeCpe@@n*qpq<C@ozox@nlp/ q}qpAZptnWC2p(p&@nAp:Cnd@@p=n=n=C@ncnd@pdn=C^@+\
        ,pEY uDqpCU,#@pE'Cp=@@ncpdpdC@p=p=@n=pdCn{@Np(nAngAZn-nW r6r6Aq}pRv$Am$nNrI ror6C@p'nz@pBpACp'@@p'pBn`C@nyp'@n\
        _n_Cnz@@nyn_pB pPrjC@ouo,@p+p+Cou@@oup+nvC@o,ou@nvnvCo,@@o,nvp+ u_rjC@ouo,@p+p+Cou@@oup+nvC@o,ou@nvnvCo,@@o,nv\
        p+ qhtGAn~p'o,Co'>@nrn.p1C@H9@NKHpLACp,o+HnQCo$@@o~ngnjC@nIn[@qHn7Ap)EU uYtGAp);UCpE@@nIqHpjC@o~o}@ngp7HnQACnu\
        o+HpLCG@@HN5C@nroz>n.npAn~nzo, r&v*HriCG@@IQ5C@nLpC@mbn8Cn^@@nLmbpiC@I9@QK r&vcCo#@@p#ndnjC@n%n6@qxm]Cpk@@n%qx\
        qDC@p#o~@ndp7 qmqVAozqRn;C*ovoz@nBp$Cn[@@pEn1n1C@nZn[@ppn1Ap5Lo{ uTqVAp54o{CpE@@nZppppC@pEpE@n1ppCo'@VovnBn}Ao\
        zmNn; r*r6Ar5p[v$AllnErI r{r6C@o{o%@p6p5Co|@@o{p6nlC@o%o|@nknkCo%@@o%nkp6 p]rjC@]$@o|o|C]@@]o|o%C@$]@o%o%C$@@$\
        o%o| ukrjC@]$@o|o|C]@@]o|o%C@$]@o%o%C$@@$o%o| qVt8AnopBn{C#B@o(nZp%LB?Hp7ADpDo%HnfCny@@p*nZn^C@nAnS@qTn+AouBL \
        ukt8Aou>LCpM@@nAqTpvC@p*p(@nZpCHnfADn]o%Hp7LBAC@o(^BnZn|Anon_n{ r&u{HriLEAC@nUp;@mnnDCnf@@nUmnp] r&voCnx@@p+nW\
        n^C@mIn/nPspn$Ap;p}pYC@p+p)@nWpC qjtPAnnq:n;HnJCo)@@oynonrC@nOnb@q@n?Ap+FW uWtPAp+:WCp?@@nOq@pbC@oyox@nop/HnJA\
        nnmgn; qhtGAniqKn4HnQCo$@@o~ngnjC@nIn[@qHn7Ap)EU uYtGAp);UCpE@@nIqHpjC@o~o}@ngp7HnQAnimUn4 qVt8Anfqgn3HnfCny@@\
        p*nZn^C@nAnS@qTn+AouBL ukt8Aou>LCpM@@nAqTpvC@p*p(@nZpCHnfAnfm:n3 v%q8Aoy@sqVpMHpMA@oysqHnSVpMAo(@sqVnSHnSA@o(s\
        qHpM q4r)Ar>p`v$AlcnArI q]r)C@p=nd@pdpdCp>@@p=pdn=C@ncp>@n=n=An=pdmc pkv_HsZC[@@]o}o(C@o&orUnonNCnQnspPnskk@Co\
        /U@o&nopRC@]%@o}oy pkw*Cnx@@p+nXn]C@nto!^pEn,Cp]nknCnksb@Co~^@ntpDpuC@p+p*@nXpD uzq8Ap,@sqVpEHpEA@p,sqHn[VpEAn\
        u@sqVn[Hn[A@nusqHpE q,r)ArLpev$AlTn<rI qer)C@p8ni@p[p[Cp8@@p8p[nEC@nip8@nEnEAnEp[mc pkvVHsZCV@@Wouo0C@o)opTnsn\
        TCnSnupLnukt@Co1T@o)nrpLC@W+@ouoq pkw2Cnr@@p0nPnTC@nqn|oppIn%Cp`ninAnisj@Cp$op@nqpHp|C@p0p/@nPpL unq8ApD@sqVp9\
        Hp9A@pDsqHnhVp9An]@sqVnhHnhAo)!p|AlEmfu5ArapyrRAos-p[Hp9 qqr)C@p0nq@pOpOCp1@@p0pOnQC@npp1@nQnQAnQpOmc pkvJHsZC\
        M@@NX,C@o-]Qnxn`CnXnwpInwl$@C%Q@o-nxpAC@N3@XT pkw>Cnj@@p8nDnHC@nmnyorpNmxCpdngn=ngsw@Cp(or@nmpNq)C@p8p7@nDpX q\
        %ptHtkCp8@@nip[p[VrqC@p8p8@nEp[Hj6Cni@@p8nEnEVl0C@nini@p[nE q%q?Co'@@o'nnp3VrqC@ozo'@p3p3HtkCoz@@ozp3nnVl0C@o'\
        oz@nnnn tDriHq+A@oysqHmvA@o(sq qMr}C@o'o'@p2noCoz@@o'p3p2C@ozoz@nnp2Co'@@oznono tDt0Hq+A@oysqHmvA@o(sq q$u#CHn\
        tnv@p[n]Cp+@7ntp]pD q%plHtkCp>@@ndpdpdVrqC@p=p>@n=pdHj6Cnc@@p=n=n=Vl0C@ndnc@pdn= q%qGCo,@@o,nvp+VrqC@ouo,@p+p+\
        HtkCou@@oup+nvVl0C@o,ou@nvnv tDraHq+A@p,sqHmvA@nusq qHr}Ap{@sqAn&@sq tDt(Hq+A@p,sqHmvA@nusq p{u(CGnpns@pbnRCp/\
        @9nppbpN q%p`HtkCpF@@n[ppppVrqC@pEpF@n1ppHj6CnZ@@pEn1n1Vl0C@n[nZ@ppn1 q%qSC$@@$o%o|VrqC@]$@o|o|HtkC]@@]o|o%Vl0\
        C@$]@o%o% tDrTHq+A@pDsqHmvA@n]sq qAr}C@n|n|@p>ncCp%@@n|p?p>C@p%p%@nbp>Cn|@@p%ncnc tDsyHq+A@pDsqHmvA@n]sq p{u/A\
        98qJCHnjnl@pinLCp5@9njpipTA9HqJ tDrmA@oqk0Hq+A@o0k0 qHr}Ap{@k0An&@k0 tDt4A@oqk0Hq+A@o0k0 puu(Hr!C:npp.@n9nRCnt\
        @Gnpn9pN tDrgA@o}k0Hq+A@o$k0 tDt.A@o}k0Hq+A@o$k0 tDr]A@p4k0Hq+A@nmk0 tDt$A@p4k0Hq+A@nmk0 rxphAp9nhq>Co~@@o#p9p\
        9C@o~o~@nhp9Co#@@o~nhnh rVr/HqeAYotqmAAJowVq8Any@sqVmpH<VqAA?FoyVqiAny@sqVm=Ho*VqdAny@sqVm8A?:oyVm`H<Vq1Any@sq\
        VmiAA6owAYo-qm rsphAq,@sqAmu@sq rVr$HqeAoup!q_AAJ[Vq8Ans_r0VqaAnd@sqVmBH0Vq_And@sqVm@Ans!r0VmiAA6[Aouo!q_ rlph\
        ApEn[q>Cp)@@nxpEpEC@p*p)@n[pECnx@@p*n[n[ rVqrHqeAp(p1qTA@JQVq8Antp(qJVqJAnK[roAnK%roVmVAntnyqJVmiA@6QAp(npqT s\
        EphAp5nlq>Co|@@o%p6p5C@o|o|@nkp6Co&@@o|nlnk sir.A[EpGAOIpFLp0pHLpNouA0ozsqLnPo,A/2p(Lo/o!L.pVLpFpIAKUp.Lopq-An\
        ~IsqL!mvLndnbLo0pWA8OotLnOpeAo+!sqLpQn<Lovn7V?A?/p'LTn=LnjouL!pXAo&4sqL_nEAS)pELp[nwAR?pM s@phAq%@sqAm|@sq s]r\
        $Ap1Sq0Lp/pFLpKotA*p-sqLnPo,A+/p/L/(L3p<Lp?pAANZp.Lopq-AnkMsqL!myLnqnoL&pHA6RotLnNpfAnzo$sqLpOn>LosnAA>&p,LPnT\
        Lo%VL$pTAnr/sqL_nFAW$pELp[nvAJ=ov s9phApAn`q>Cp(@@nzpBpAAn_pBq>Cnz@@p(n`n_ s<r$Aplorr?Lozp-LpHosAo0pFsqLnPo+A-\
        3otL:oqLp4p7ARorp,Lopq-AnNSsqL#m}Lo(o'L,p1A4VoxLnNpfAndnosqLpMn@L^nRA;o)p/LKntL:CL%pOAnX'sqL_nFA_o,pG sUqVC%1@\
        ^o,nbApInWq>Cp-@@nupJpIC@o{o}8nppGAo|p>pYL[oxLpEoqAo$pasqLnTo,L?FLp)p,AVoyp.Lopq,An0ZsqL$n%L,,L5ouA1]owLnNpfAn\
        KnZsqLpLnCLSnoAnFnys,LopnFAouo$pHLp9o+Ap&o)p= tBphAp6nlq>Co|@@o%p6p5C@o|o|@nkp6Co%@@o|nknk r`qpLpyFAGA^AouSpyA\
        MHp<Lp2pILpS0AHo|sqLnIQAo+1pqLnxnfLnxp_LpLp8AOp#q#Ln~q1Ao!2sqLp#msLnOnfC?@A@=@Lnhp^Ao.Tp[LmsFA>n}sqLq+:Lp@n7AC\
        7^Lp/n6LnG;LngpQAo-&sqLp<nLAoq1p_ t>phAq$@sqAm}@sq r`qgLpsFAp2Zq>AGF_Lp/pELpN0AJp1sqLnIQAo!.pqLo(nuLo&pILpBp0A\
        Sp-q#Ln}q2Anm,sqLo}myLn^npH=LnnpUAo&XpYLmsFA=njsqLq':Lp7nEAE-o|Lp(nDLn_<LnjpNAn|o+sqLp<nLAox-p] t6phApBn`q>Cp'\
        @@nzpBpAAn_pBq>Cnz@@p(n_n_ raqYLpaEApZp!qmLp%p6LpE2APpKsqLnIQAnr(pqL)o1L&p(Lp4p&AWp=q#Ln~q1AnP$sqLo{n&Lnpo!H?L\
        nvpHAnxoppZLmsFA<nLsqLp|:Lp+nXAGo.p'LoznZLo&>LnnpHAngnxsqLp;nLAp'(p_ t:q>A5nzp'ApInWq>Cp,@@nupIpIC@p0p.CnQpIAS\
        p(p2Loqo|Lp=3ATpgsqLnIRCo-FT[n`o-L7RLp%ovA^pNq#Ln~q2An3o+sqLown/Lo)!Ln~p;Ankowp[LmsFA;n-sqLpu;LoznmAJn}p+L_npH\
        ;LnrpBAnOngsqLp<nMAp3!p_LpNDAp+/p6 s;pRAR4phCpC@@n[popmA.pIowHq#ApWpqqcLo$qRC0p4p5@n/pSHmTAn3o)p8A90pQVl:AB7oz\
         sYppLnAqvVrWApLYnpHqLCo}@5o}pJnlLo~mOAnpnbm9Hm_A/#qxC_nqpVHo$mY pbroHSCos@@o.p(p(VrPC@osos@nyp(H-Co.@@osnynyV\
        lPC@o.o.@p(ny pbs:A4LmVVrPALLmVHSAL4mVVlPA44mV s4pNAY0phCpH@@nVpwpuA2pAosHptAp`p{qbLo#qRC/p8p9@n(pYHmTAn.o'p8A\
        6*pQVl:AB4oz s_pxLnDqpVrPApDVntHqLCoy@6oypBnrLo~mOAnxnlm7Hm_A'o(qxCZnypILo1me pbrgHSCox@@o)p0p0VrPC@oxox@nqp0H\
        -Co)@@oxnqnqVlPC@o)o)@p0nq pbsBA<DmVVrPADDmVHSAD<mVVlPA<<mV s)pIAou)phCpP@@nNq&q$A6p5]HpdCpE@Sn]plq-Lo#qQC-p?p\
        @@mypdHmTAn'o$p8A1o1pQVl:AD/oz sfq)LnIqdVrGAp8QnyHqLCos@8orp6n|Lo~mNCG$^@o'n{Hm_Ao-nsqxCSo)p4Q2my pbrZHSCp$@@n\
        ~p<p<VrPC@p#p$@nep<H-Cn}@@p#neneVlPC@n~n}@p<ne pjsNVr@HCVla rzpCAp$#phCpJ@@nTq3q0A:p(VHpRCpM@UnUpxq<Lo$qRC+pEp\
        F@mlpnHmTAm|n~p9A77XC4ovou@n]p%H-AnWnXq>VlPC@nunu@pInXHSC_@2#p@ow sFp@HqLCp5@0nmprpSLo}qRAnIpqqcHm~ARpIowC@pEp\
        C@n2pmA.4phLn9lyA>7ozVl:AG0pQApno)p8 pbpFHSAp(p(q>VrPC@osos@nyp(H-Co.@@osnynyVlPC@o.o.@p(ny sFpiAnTYnpVrWLp`qv\
        CpV8_p0o}mYAQ#qxHqBAp1nbm9Lo#mOC5o$o}@nVnl pbpoA4LmVVrPALLmVHSAL4mVVlPA44mc sFp8HqLCp9@/nipypYLo~qRAnAp{qbHn-A\
        NpAosC@pJpH@n*puA'0phLn8lxA>4ozVl:AJ*pQApso'p8 pbp>HSAp0p0q>VrPC@oxox@nqp0H-Co)@@oxnqnqVlPC@o)o)@p0nq sFpqAn]V\
        ntVrPLp]qpCpI4Zp(opmeAYo(qxHqBAp)nlm7Lo#mOC6o(oy@n_nr pbpwA<DmVVrPADDmVHSAD<mVVlPA<<mV sFp,HqLCp@@-nbq(pdLo~qQ\
        CSpDpE@n5q-Hn=AJp5]C@pRpP@m{q$Ao,)phLn9lxA</ozVl:AOo1pQApzo$p8 pbp2HSAp<p<q>VrPC@p#p$@nep<H-Cn}@@p#neneVlPC@n~\
        n}@p<ne sFp}AniQnyVrGLpWqdCp4/SoxNmyAotnsqxHqBC^@G]ozn{Lo#mNC8o/os@nkn| pjq&Vr@HCVla sFo|HqLCpF@+n[q5pnLo}qRCU\
        pKpM@n)q<HnNCMp/p!o$o(q:An?o{pDAn}#phLn;l|C2^_@naowH-Cnu@@p,nWnXVlPApInXq>HSApBp'pmAK5_Aq%n~p9 tUpLAop:ouCp*@@\
        n{p;pEA]<opCp%@@n}p;p?Vr%C@q,q.@lqr7Cn$@p$pclYlmLnjn=C'o&n~ZXn=Co}(%o'p_^LHMVn'C@n}n|@p<nbAoqFowAp7n~pwCor@7o.\
        p8p# sNphVr)Ao(@sqVmEC@-U@$o-C*@@+o0otVqbAo,KriLo#ngC3,V4nx0C)L4,7p,Lp7peAABLCozpQn6@r#qzCq#@@p~qem5Vl|C@+V@o1\
        o-C,@@.$opVp|Ao(@sqVm8C@+V@o1o-C+@@-$otVq[Ao(@sqVlxC@n|@o$no@ tZpAAZ=XCp(@?nzpCpCAT>OCp*@@nxpCpGVr%C@q1q3@lir?\
        Cm}@p%pflRliLnkn=C#n~nz^Zn2Co{)#o*pcVVnBC@nxnw@pDnYA[D[Ap<o#plCor@5o/p=o} sVphVr)Anu@sqVmEC@3O@,%C/@@0([VqbAnz\
        OriLo#nhC60R6o&2C.J71:o}Lp7peAADLCoypNn:@qyquCp{@@pxq]m=Vl|C@0Q@)%C2@@3,WVp|Anu@sqVm8C@0Q@)%C1@@3,[Vq[Anu@sqVl\
        xC@o+@o.o!@ tcp3Cp-9:nppap@Cp6=@nkpXpSVr%C@q7q:@l]rKCmx@p(pklGlbLnkn>Co0nxnsoqopn!Cot,o0%p]CVn`C@npno@pPnMAUBN\
        ApBo%p`Cor@1o1pEo{ scphVr)An]@sqVmEC@+@.,@VqbAndVriLo#ngC0(0&$RLp7peABELCovpIn@@qnqnCps@@ppqPmIVl|C@.@/-<Vp|An\
        ]@sqVm8C@.@+-@Vq[An]@sqVlxC@-@-*@ pUp9Lv&v&A$]sqLnpnpCn}p,p=@mLpDCn$@p$pclYlmLnjn=C'o&n~ZXn=Co}(%o'p_^LHMVo-Lm\
        lmkA]$sq tUpLAop:ouCp*@@n{p;pEA]<opCp%@@n}p;p?Vr%A4pL^Lo0o0ADnu0Vl|C@+V@o1o-C,@@.$opVp|Ao(@sqVm8C@+V@o1o-C+@@-\
        $otVq[A<Lp7Lo,o,Vm3C@n|@o$no@Vq/Lo(o(VnhC@-U@$o-C#@@(o0o~Lo+o+CIo.o.@p9n}AoqFowAp7n~pwCor@7o.p8p# rFrdVp3Ao,Kr\
        iLo#ngC3,V4nx0C)L4,7p,Lp7peAABLCozpQn6@r#qzCp0@o)p%q;nmLltlsA..q' p[p3Lv&v&Ao(oysqLnvnuCn|p)p;@mLpACm}@p%pflRl\
        iLnkn=C#n~nz^Zn2Co{)#o*pcVV;LmnmnAoyo(sq tZpAAZ=XCp(@?nzpCpCAT>OCp*@@nxpCpGVr%A8p@XLn|n}CA7@IA$Vl|C@0Q@)%C2@@3\
        ,WVp|Anu@sqVm8C@0Q@)%C1@@3,[Vq[VALnunuVmRC@o+@o.o!@Vp}LnunuVo*C@3O@,%C2@A3)VLo!o#CSo0o07pT#Ap<o#plCor@5o/p=o} \
        qJrmC60R6o&2C.J71:o}Lp7peAADLCoypNn:@qyquCp+@o*o|q0nuLl{lzA*+plLo$o$Vo}AnzOri pdp+Lv&v&Anup,sqLn~o!Cn{p%p:@mLp\
        ;Cmx@p(pklGlbLnkn>Co0nxnsoqopn!Ap,0p*LnEnDAp,nusq tcp3Cp-9:nppap@Cp6=@nkpXpSVr%A>o{KLn_n_VmCC@.@/-<Vp|A1oppQLn\
        lnmVmYC@.@+-@Vq4Ln]n]Vn6C@-@-*@VpSLn!n!Ap;8p.ApBo%p`Cor@1o1pEo{ q@rsC0(0&$RLp7peABELCovpIn@@qnqnCp$@o,otp|o#Lm\
        )m)A%&pVL++VOAndVri t4q+VqfAoq@k0Vm;Ao0@k0 s*q2Vq_Aoq@k0VmBAo0@k0 u;qyVq%Aoq@k0Vm|Ao0@k0 t.q+VqfAo}@k0Vm;Ao$@k\
        0 s#q2Vq_Ao~@k0VmBAo#@k0 u5qyVq%Ao~@k0Vm|Ao#@k0 t$q+VqfAp4@k0Vm;Anm@k0 rwq2Vq_Ap4@k0VmBAnm@k0 u+qyVq%Ap4@k0Vm|\
        Anm@k0 tkp&Cp,=5nrpep@Cp9A@nipYpaVr%C@q>qA@lOrWCmr@p*ppl<l[Lnkn?Co+nonnoxosmnC^-o/0pX5VnxC@n`na9plnAApHo&pWCot\
        @.o0pMo{ swq+VqfApH@k0Vm;AnX@k0 rlq2Vq_ApI@k0VmBAnW@k0 t~qyVq%ApH@k0Vm|AnX@k0 tUpLAop:ouCp*@@n{p;pEA]<opCp%@@n\
        }p;p?Vr%A4pL^LmGmFAC7noVm;Ao0@k0VqQLngngVn@Ao0@k0Vp@LnGnHCIo.o.@p9n}AoqFowAp7n~pwCor@7o.p8p# s,sHAFFny tZpAAZ=\
        XCp(@?nzpCpCAT>OCp*@@nxpCpGVr%A8p@XLmDmEVm?Ao$@k0Vq4LnsnsVnQAo#@k0Vp!LnNnOCSo0o07pT#Ap<o#plCor@5o/p=o} tcp3Cp-\
        9:nppap@Cp6=@nkpXpSVr%A>o{KLn6n6AM&nLVm|Anm@k0VpiLo-o-VmkAnm@k0VpRLo*o)Vn}Ano3k{LninhAp;8p.ApBo%p`Cor@1o1pEo{ \
        rNrIC@o$o#@p?n_Cp'@@n{p>pBVpkLq!^Cp2KKnkpMphL0pWC6p2p1@n<pRHn5AnFn|pULn0myC?@@A??C&o,o,ZNnMC^+&&pHE rwrIVr)Ao+\
        JroL*o*C52Q5o&5C1K62;oxLpqq'Ap;otnJHplCoy@8oxp=nqLPnICEo'owGnsngLmoo0A0,q&Vn&C@)X@o.o*C)@@*o-ow q:s$Co.nPn^p/p\
        8m$CpCnsn^nsr*@CpBp/osnPp8q}Ao*2sqC[ndp3p#nwmRCnno!p3o!mJ@Cnnp#%ndnvqNAo+Nsq rFrIApGnVqGCp,@@nvpFpJVpdLpy]Cp7L\
        KnfpSpqL0pXC5p6p6@n4pXHn5An@nypULn0mzC??A@>>C#o'o'_PnACZ.%-pE; s!rIVr)AnyNroL+o+C+%1*o-RLpqq'Ap5oqnIHplCot@9ou\
        p5nwLPnJCDo,osFnynpLmoo0A*$q&Vn&C@.S@&!C-@@/%_ q2s'Co-nLnZp1p;lxCpFnpnZnpr4@CpEp1osnLp;r)Anx-sqCYngp0o}nym[Cnq\
        o#p/o#mT@Cnqo}&ngnyqEAnxSsq r:rIApSnJqFCp4@@nnpRpVVpZLpoYCp>NMn_p^q!L0pXC4p<p<@n(pcHn5An7nupULn0mzC??AA==Co/n~\
        n~osSn1CV0&6p@0 s.rIVr)AncTroL+o,C64961DLppq&CPR'@p,]HplC^@:^p)o$LPnJCC#ZEo&n}Lmoo0Ao0o)q&Vn&C@(@'#@ q's+Co+nG\
        nUp5p?ljCpJnmnUnmrB@CpJp5ovnGp?r7Anb%sqCWnlp+ozn}miCnvo'p+o'mc@Cnvoz)nln}q8Anb[sq owsaAB7o|Cp;m}mh@s8m#Cq9@nfm\
        }s8q~A@RpTCnfq$q9@kiq~Cmh@p;q$kim#A>7o| pDsaCp5pnm|@rmq_Cq%@nlpnrmmBCnln3q%@l4mBCm|@p5n3l4q_ r8saAqzpQv$Am'nOr\
        I rasaC@p1np@pPpPCp1@@p1pPnPC@npp1@nPnPCnp@@npnPpP _saAC3o|Cp=m{md@s?l|Cq=@ndm{s?r%A@ZpTCndq&q=@kbr%Cmd@p=q&kb\
        l|A=3o| pMsaCp3pin$@rdqVCp}@nnpirdmJCnnn8p}@l=mJCn$@p3n8l=qV r0saAr+pWv$AlvnIrI risaC@p,nu@pHpHCp,@@p,pHnXC@nu\
        p,@nXnXCnu@@nunXpH RsaAD.p$Cp?mvm`@sJluCqA@nbmvsJr,A@oupTCnbq+qA@kVr,Cm`@p?q+kVluA<.p$ p[saCp1pbn,@rUqJCpu@npp\
        brUmVCnpn?pu@lKmVCn,@p1n?lKqJ r$saAr?p`v$AlbnArI rusaC@p$n}@p<p<Cp$@@p$p<neC@n}p$@neneCn}@@n}nep< pUp9Lv&v&A$]\
        sqLn7n7Am_oyp%Cmh@p;q$kim#A@.pTCornlnpo{q#maLn>n>A]$sq rDq=Apm-oqCq9@nfm}s8q~A@RpTAnIp}otL##ApLn8o.Cnln3q%@l4m\
        BAnUK& qir(Cnvovopnsn,q,Cp5pnm|@rmq_Aq$!o#LnonpAmOmOs7 sCr;Aq6q6quLo+o+C=nxp)CnXnX rls+A5p)n}C@p1np@pPpPAp)5n}\
         p[p3Lv&v&Ao(oysqLn;n;Amaowp#Cmd@p=q&kbl|A@&pTCoqnnnto|pzmdLnEnEAoyo(sq rPq1Apa1]Cq=@ndm{s?r%A@ZpTAnSpsopLo(o(\
        Ap=nI#Cnnn8p}@l=mJAnoF. sPr1Aq3q3qYLnknkA))nx qhr3An6p~n~Cp3pin$@rdqVAps'o'Ln|n}AmFmFs& ros9A:oxo/C@p,nu@pHpHA\
        ox:o/ pdp+Lv&v&Anup,sqLnAnBAmcoto~Cm`@p?q+kVluA@o,pTApsmho|LnOnNAp,nusq rqpzAp@9RCqA@nbmvsJr,A@oupTAnkpZVLntnt\
        Ao{nn/Cnon>pv@lImV szr&Aprprpt qgrBAnEpoo%Cp1pbn,@rUqJAp]/o.L$#Am8m8rn rvsQC9p1npGpJpJ r/saAr-nHh}AltpXlW rOsa\
        C@nene@pbn?Cp<@@nepbpbC@p<p<@n?pbCne@@p<n?n? r)saAr7nDh}Aljp]lW rVsaC@nini@pZnFCp8@@nipZpZC@p8p8@nFpZCni@@p8nF\
        nF q|saArHn=h}AlXpdlW r`saC@npnp@pQnOCp1@@nppQpQC@p1p1@nOpQCnp@@p1nOnO EsaAF(p$CpAmqmY@sUloCqG@n`mqsUr2A@p$pTC\
        n`q0qG@kKr2CmY@pAq0kKloA:(p$ qrsaArYn6h}AlGpklW rjsaC@nvnv@pGnYCp+@@nvpGpGC@p+p+@nYpGCnv@@p+nYnY rDq=Apm-oqCq9\
        @nfm}s8q~A@RpTAnIp}otLn?n@Am[m[m! sWrOCpD=Cn]pkpk rKrhAq_q_kgL--AnkOp(Cne@@p<n?n?AOnkp( rPq1Apa1]Cq=@ndm{s?r%A\
        @ZpTAnSpsopLn8n8Am`m`m= swrWCp!F:o!pCpC rBrjAqfqfkxL!#AnxIozCni@@p8nFnFAInxoz rqpzAp@9RCqA@nbmvsJr,A@oupTAnkpZ\
        VLm}m}An$n$n$ r4rnAqpqpl1Lo!n~Ao/DWCnp@@p1nOnOADo/W pbqfCOo%o%8pQnyA8oxsqAn~ZmfLo,p[Aq|p<qHApP@ptAq|neqHLo,nEA\
        n~&mfA8o)sqCo|81o%pQp(LpAqyA@Mp6Al#St-AB%PAnk@mqAlSq%rbAo!n'pRA@3p6 pNsbL/p$A>]2C@pDn]@pnpnCpM@GpJpmm~A=)puC2n\
        rp,@n7n]Co)@Vo-nFo~ vssbC*o-ox@nFo#Cnu@Nnrn7pDA=WpuApmq#mRCpD@@pDpnn3A>$2 pZqcCPn~n}7pZntA5p+sqC.=G/o)UL#pHAqr\
        pAq4ApH@pbAqrn`q4L#nXC.o&Ooungo+ATo)qUCp$70n~pZp-LpAqyAAPp.AlEq!rYAn}m{pTAn{@n*AlFq&r^An|n!pQAA0p. pTsgL1o~A>Z\
        2C@p>nb@pfpfCpG@FpDpen,A<%p[C2nyp'@n@nfCo,@Uo0nLo{ vmsgC+o0ou@nLo&Cnz@Nnyn@p;A<[p[ApepumTCp?@@p>pfn;A>&2 pNq_C\
        Snxnw5pinmA1pBsqA&MmmL,p1CpB,o%niqbpDAp@@pKCo|nin_,qbn]L,npC6*SGn|1AHnareCp*5-nxpip4LpAqyAAUp)Al0q*rWAnymypOA(\
        @n[Al0q(rUAnymwpPAA+p) p_soL3oxC5p?n^@pWprCp=@Ep;pXn<A;!pCC3o#o|@nMnqCo/@S#nVow vcsoC-#or@nVo*Co%@Mo#nMp0A;_pC\
        ApXpemVCpC@Kp?pWn/ p3saAo|mip.Cp0nMnpnMqy@Cp-pNp-nR@r}CnppSp0pSm(@Ao%mip. p[saAouq#nsCo~p:o#p:q5@Cp%n`p%pA@lNC\
        o#ngo~ngml@Ao,q#ns smsaAo{mip.Cp1nMnqnMqy@Cp.pNp.nR@r}CnqpSp1pSm(@Ao&mip. t8saAouq#nsCo~p:o#p:q5@Cp%n`p%pA@lNC\
        o#ngo~ngml@Ao,q#ns qdt1C@o)o*@p/nrCox@@o)p0p/C@owox@nqp/Co*@@ownrnr u@t1C@o)o*@p/nrCox@@o)p/p/C@owox@nrp/Co*@@\
        ownrnr p+saAo}mep.Cp4nGnmnGr)@Cp/pPp/nP@s(CnmpYp4pYlx@Ao$mep. sesaAo}mep.Cp4nGnmnGr)@Cp/pPp/nP@s(CnmpYp4pYlx@A\
        o$mep. s#szCDnv_p#o.mjCo'nlo{nlmz@Cn~p>n~nc@rHCo{p5o'p5q'@AWn}'An{nCvAAp1o}pu v]szCDnv_p#o.mjCo&nloznlmz@Cn~p>\
        n~nc@rHCozp5o&p5q'@AVn}'An|nCvAAp1o}pu saroCRn[nP@q>m[Cp-@#o!pvpDCp2pUp2nK@s6Cnipap8pald@Ao*nOouC.pEpP@mcqECnt\
        @^p!n+n]CnonKnopU@kkCp8n@nin@r=@AowpQou rusTAo/n8nwCo+ntovntn1@Co$p;o$nf@r<Co}p8o/p5px1A'CWCn~@@p#nfnfC@n~n~@p\
        ;nfAp&Np7 vQsTAo/n8nwCo+ntovntn1@Co#p;o#nf@r<Co|p8o/p5px1A'CWCn~@@p#nfnfC@n~n~@p;nfAp&Np7 rcs#C4ncnX@p[mxCp?@@\
        ndpbpiC@pI@njn@q?Ao(@sqC@o$o.Xp4nECT1@]o}nmC@o!p%@nhnaCnt@8n}nmpWAo)Fsq qQs/C:nho$p*p(mHAq8ndpRCpv@@n+qsqsC@p2\
        oxo#neq;C*[@o,n|pWC@pMpQ@n+q,CnZ@@pHn+n2Aoy@sqC@p.nu@pMpFCp7@@p1pMn@C@n~#osp/n0Coro)@p(p2n!C@n6pk@mVmVAn+p/nNC\
        o*o~;nso%q:Ao(Dsq rZs%C3n^nS@pdmnCpE@@n_pjpqC@o}or'nmp[C,O@$o$p4Anu@sqC@n~o,Zp7n?CR2@YoznsC@o'o|@npniCny@9o&nu\
        pMAnvJsq qIs/C:ngo!p+p*mCAq>napRCp{@@n&q{q{C@p4oyn}ndqAC+X@o.n}pQC@pRpV@n#q4CnU@@pMn#n*Ap,@sqC@p(n{@pEp>Cp2@@p\
        ,pEnHC@nE@papnl_C@n;pe@m_m_An1p,nNCo,o};nvo'q4AnuEsq rNs'C2nUnL@ppm`CpM@@nVpvp}C@p$ov&nhpeC/M@(o)p+An]@sqC@nzo\
        )]p<n5CN6@Toun}C@o/ot@n|nuCo$@:o.o$p?An^Nsq q=s0C:ndn}p.p-m:AqGn]pRCq$@@m|r*r*C@p7o{n|naqHC-W@o1o#pJC@pZp_@mtq\
        @CnM@@pUmtm{ApD@sqC@o}o&@p9p2Cp)@@p#p9nTC@nyo/owp4n#C^o-@p#p-n/C@nCp^@mkmkAn;p(nNCo-oz;nyo)q+An]Gsq pgsHAqXGou\
        ApBJ0ApB60AqX9ouCo)o+p+@mMn%C!@_@nYYC!@_@nY'Cnv@oxo+mMp| ows_AG3p@Cp4nvn[@r<mPAp/Qp!CVK*Kp$@Ap//p!CpE@nmnvr<qP\
        AD[q5CnYpeq*@kjqgCmw@pGpekjm:A=2p@ pVsuCqGqmmYqmue@A=?KCnm0p53mBCAnWKPAnW5PCnl3p40mB=A=AK p~s<AqCK^Ap@J0Ap@60A\
        qC5^Co0!p#@men9C#@_@nYYC!@^@nY'Cn~@oq!meph _scAI)pSCp7ntnW@rBmNAp3Rp!CSI-Ioy@Ap3.p!CpI@njntrBqRADowq5CnXpgq-@k\
        dqjCmt@pHpgkdm7A;1p, pfszCq>qZmcqZuF@Cnq3p04mPEAnUKQAnU5QCnq4p03mP; qAs.Aq%MVAp>J0Ap>60Aq%3VC&(ow@n(nSC5@J;o0J\
        Co)ToxTnF@C6;K@o06Co*@Z(n(pM RsdANo/pSCp9nqnS@rImKAp8Sp#CPH0H_@Ap8-p#CpM@nhnqrIqUAGp*q5CnUpjq1@kYqoCmp@pKpjkYm\
        2A9+p, p}t%Cq2q?moq?tu@AmjHo0AnSLQAnS4QAmj8o0 pDs_ATRm3Cp5/nl3q`BApIK0ApI50Cp53nl/q`>AHo0k0Cng/p93m3BAn^KPAn^5\
        PCnh3p:/m3>A4Nn4 p>sbA[UmKCp50nm4q^BApJK0ApJ50Cp44nl0q^>AJo$k0Cng/p;3m0BAn`JPAn`6PCnf3p:/m0>A/Wmz p4scAoy^mKCp\
        30no4qXCApLK/ApL5/Cp24nn0qX=APnok0Cne.p=2m+BAnbJPAnb6PCnd2p<.m+>A(ormz saprCopo*n~2pno-Cp%NAnwpDpXCp4SKnjpGpvC\
        o|oyWnx^q'Annp5pKC<p7p86nBplAmyEq:Amy;q:Cni6Dp7nBn5AnnnlpKC*nvo$oz^mzC5njnmSpGn+C?nwn|NpDnHCp#2o1o*pnot sLq=C+\
        o/ox5nRo+Co,K:o)n|p>A0Vq5CnxL4nvnipVA9TpeCo-^/o&&p^Ap&p!nFAPSq!C@p)nv:pBpSAMGp<ApW@mJ suq=VtEApW@mJAM9p<Cp+:@p\
        )pBnMAP-q!Ap&o!nECQo'or]&nCA9,peCLnvp)LninJA0*q5CFo)ouKn|ncCo)5Uo/nRov qUrhA]8rGCUY#Rp@OAP]sqCo#[oroyn7)A=4pD \
        tGr{AX4qnC^R+Yp@1AYTsqCo/oyo~[n7WA80pm tGt@AN.q>Cp'79n}pSpAAo0EsqC<o1or;nsnzA-3q> qit|CGn}nz7pSn`A;opsqCo/;Do1\
        nsp'Ao0;sq sapeCoro-o!3pp!Cp'N?nvpJpZCp4UInjpHpyCo|o{Xnv[q-Anop7pFC:p8p85n>poAmuGq/Amu9q/Cni5Fp8n>n2AnonjpFC)n\
        to#o|]mtC:ntnyTpGn)C@nunzNpJnECp!3o/o-pp_ sDq@C-#os6n]o0Co0I;o.o%p5A*opq5Co'I6o%nopLA7]peCo/[0o)(pTAo}oznGAV[q\
        !C@p$n{;p;pKARJpAApIBmO s}q@Vt?ApI>mOAR6pACp&;@p$p;nUAV%q!Ao~o&nFCPo+opY'nMA7$peCKn{p$KnonTA*o1q5CEo.oqIo%nlCo\
        .6S#n]oq qNrlAoy0reCSW'Op7NAWowsqCn}^oto|n/(A;4p/ tAr~Aos,r,CYO-Wp72Aot]sqCo-o|p$^n/XA5.pX tAt=AS+q'Cp*69nypZp\
        FAo$GsqC<%_;nzo#A&)qU qcu#A@;RCGnynw6pZnZA9o}sqC!;D%nzo~Ao$>sJ sapSCouo/o#3ps'Cp)P=ntpSp_Cp'XCntpHp|Co}p!YnsZq\
        7Anop:p@C8p:p93n9prCo'oxp!ormoKCo!orozoxmo5Cnh3Hp:n9n/Anongp@C(nro#p#ZmjC=ntnzXpHn%CCntnxPpSnBCo~3o,o/psY s8qC\
        Anm(m|C&H=%o,p(Ao1o~q5Co.H7o+nyp>A2oxpeC%W3o/,pGCPoz0#p2p)ACIXCGnsnq6pgnPA6p3sqC'<C+o(ovAnoFryCAoxo'<p0p;C[Co1\
        @p0opA_4nb t,qCVt7Ap4<m[AZ1pACoz<?oxp0nfAno:ryC=+Y<o(o+A6nnsqCp069nspgpPA^#pbAovo.nFCMo0ZV+nZA2o)peCJo&oxInync\
        Ao1o#q5CC%ZHo,nyAnmXm| qErmAp-)reCOR+Lp*LAorp*sqCnxoqowp#n#&A9/p/ t7s!Ap%#r,CUL1Rp*4Ap&oysqCo*p#p)oqn#ZA0'pX s\
        ZqDCo}$4nypop!Cp!Sopo*^pmCIp'p)HnUpNAnmIq>Anl7q>CnyH7p'nUnRCo1o*o!S^n4CLnyo$$ppo! sJqaC#-Do-n`oqC=UIo+o&p!C7ou\
        D.Pp/Ap-p-luCS;/CovTCH>@FI/ skqaVq^C@W6Q[DAS9p}Ap,ntluC<.IouPnrC7o+BUo'o!C;o-]-n`o0 vYrrLp,pkAABKCKopop5o0p4L(\
        HVp%C@p+p(@nXpBHntVp&Ao(@sqVngAT,q>HpACY@@]o}o*VnmAM-pvLox4AG3m`Lntn4A>9ouC:n+ps@m!m4Cn&@@m~lsr!C@pRn_n}pqqnAJ\
        Qp]VphAo(@sqVnDCnVnu@p]n&ltC@mhml@rVlVCq*@7murIr2 sZq=Cp!%2nxpup%Cp!Uopo(_prCGp)p*GnQpSAnjKq-Ani5q-CnxG9p)nQnM\
        Co1o(o!U_n/COnxo!%pvn| sCqeC'2D#nm^C=ZHo.o&p#C8orF*Pp.Ap%p&ltCW:6BowTCC?@BC5 sqqeVqYC@P:KPACO'&Yp4-CY(/QPnoCT,\
        ]H0nlC&9ovMo%nzAo+CnU vbrpLp,piAACKCLouou4o+p>L-GVo|C@p0p-@nPpJHn|Vo{Anu@sqVngA]$q>HpACT@@Wou!VnmAS&pvLow3AB>n\
        $Lntn5A>5ouC2lH@lIjTRC@pOn`n~pnqgAMXp]VphAnu@sqVnHCnUns@p^n&lpC@mcmh@r_lNCq-@6mqrQr8 sZq2Cp%'/nwp}p)Cp$Xopo%oq\
        p|CFp+p,DnKpZAnfLpwAnf4pwCntD:p+nJnFCo1o%n~Xoqn%CQnwn{'p~nx s:qkC-9B,o#XC<oqG%o%p$C:[G$Pp/AovowlqAotKpp s{qkVq\
        LCT&+Tp3.CT-,TPnoCO1UF5n|Co/7opKo$nzA(@ni vnrlLp*phABEKCOo}o}1o$pMC<AC?5CVotC@p8p5@nDpVHo+V_An]@sqVngAoyo(q>Hp\
        ACK@@NX.VnmA[o*pvL]7Lnyn@A=1ouC9n(pv@m6mGCn1@@n-m*qkC@pJneo$phq]ASosp]VphAn]@sqVnOCnUnp@p`n&liC@m]ma@rklBCq3@5\
        mmr^r@ sLpGAoy@sqVqVAFEKLop[V/C@o(n}@p.nXCp>@#nuq7q,Coyp?@nWp<r/C@p,p,@nXpHHngCnZ@@pKn%n2VmBLntnzLntp'Vq_C@pKp\
        F@n%poHngCnu@@p,nXnXC@nWo(p?p<lrC^nunc@q7muCp$@@o(p.pHVQLop%AF;K r[r]C@4R@.o$Cnw@Uo(n0ptCo+p9@n^njqyC@^#@o}o}H\
        p:Cp,@@p0pSnZVmfC6IKLo/CAB$q>Lop$ tfr]Vp)Lop]A&_sqC>>BB;;Vq;C@p0nu@pSpFHp:C^@@^o}o$C@n^ovp9njm(C+o(p*@n0n-C.@@\
        4.o} sDpGAp,@sqVqRLCCLRPC@o#nx@p6nPCpA@o0nrq?q0Coyp@@nUp<r3C@p1p1@nPpPHngCnT@@pPmzn*VmELn|o%Ln|o|Vq[C@pPpL@mzp\
        wHngCnp@@p1nPnPC@nUo(p@p<lnCoqnrn`@q?mqCp)@@o#p6pPLR0LC= rSr]C@:K@6o,Cn{@To+n7ppCo,p7@n`nkquC@X(@ououHp:Cp'@@p\
        +pKncVmvA#n~s0L^& tnr]Vp%L^ZA#p#s0Vq+C@p+nz@pKp>Hp:CX@@Xouo,C@n`oup7nkm,C,o+p&@n7n1C5@@:6ou s8pGApD@sqVq?CHo'o\
        %@p?nkCpH@o.nlqIq7CozpA@nSp>r8C@p9p9@nDp]HngCnL@@pXmnm{VmKLo+o/Lo+orVqUC@pXpT@mnq&HngCnh@@p9nDnDC@nSo'pAp>liCo\
        snlnX@qImjCo|@8o'p?p6 rDrDCo&FQo/nGpiCo-p6@nbnlqpC@O1@XXHp:Co{@@p!p?noVn'A'ngrJLY*Vo$A=(o/ t}rDA=Xo/Vo}LYVA'p:\
        rJVpzC@p!o&@p?p2Hp:CO@@OX(C@nbotp6nlm1C/o/o{FnGn8 sFpVCQ2/2p(@Lq'ppVnUAoy@sqVpNA1SpzLq#plA&opsqLntn|VrJC@p*p)@\
        n]pEHkmCnx@@p*n]n[VlVLntp%A&o1sq sapvLm-qTAIPpSVrUC@[&@oyozHp:VmgC@o.o.@p(nyHpTCos@@o.p(p(Vq:Hp:CZ@@[oyo'VlKAI\
        0pS s0tfA4LmVVq:HpmVmgA44mV sApPCT/,/p2@LpwpeVngAp,@sqVpNA7TpFLpwpeAo,o|sqLo$o+Vr8C@p/p.@nTpMHkmCns@@p/nTnSVli\
        Lo$ovAo,o%sq saq#Lm9qJAEPp.VrUC@V+@oqorHp2VmoC@o)o)@p0nqHpTCox@@o)p0p0Vq2Hp2CU@@Voqo/VlKAE0p. s0tnA<DmVVq2Hp]V\
        moA<<mV s9pGCZ*&*pB@LpcpSVo$ApD@sqVpNA;Sp$Lpop]Anyp1sqL(,Vq{C@p7p6@nHpYHkmCnk@@p7nHnGVm&L(TAnynpsq saq3LmHq>AB\
        L_VrUC@M3@TUHp&Vm{C@n}n}@p<neHpTCp$@@n}p<p<Vq&Hp&CM@@MT+VlKAB4_ s8tzVp{HpDVn& pUp9Lv&v&A$]sqLo$o$C4__@ndoyHkmC\
        nx@@p*n]n[VlVLntp%A&o1sqLq0n)Ln&n&A]$sq sFpVCQ2/2p(@Lq'ppVnUAoy@sqVpNA1SpzLq#plA&opsqLntn|VqWLo(o(VmgAI0pSLm-m\
        LLnXp<L$# r$r@Lnjp-AIPpSVrUC@[&@oyozHp:VmgC@o.o.@p(nyHpA tiu(Vq'Hp:CV@=Woyo/ p[p3Lv&v&Ao(oysqLo-o,C/Z^@naosHkm\
        Cns@@p/nTnSVliLo$ovAo,o%sqLq)n/Ln,n,Aoyo(sq sApPCT/,/p2@LpwpeVngAp,@sqVpNA7TpFLpwpeAo,o|sqLo$o+Vq6LnunuVn)AE0p\
        .Lm9mVLnkp-Lo)o( r#rKLnwp!AEPp.VrUC@V+@oqorHp2VmoC@o)o)@p0nqHp- tqu<VphHp2CO@=Pop* pdp+Lv&v&Anup,sqL&'C-U[@n`[\
        HkmCnk@@p7nHnGVm&L(TAnynpsqLp}n7Ln5n5Ap,nusq s9pGCZ*&*pB@LpcpSVo$ApD@sqVpNA;Sp$Lpop]Anyp1sqL(,VpOLn]n]VnkAB4_L\
        mHmcL#YLnunt r#r[Lo)osABL_VrUC@M3@TUHp&Vm{C@n}n}@p<neH] t}uYVp>Hp&CF@<FQ9 sFpVCQ2/2p(@Lq'ppVnUAoy@sqVpNA1SpzLq\
        #plA&opsqLl1l]Ll1rDA&o1sq s:r5CY+'+p@@LqXq=AKVpPVqZC@oxox@nrp/Hn@VmJAo0o0mgHnXAo0oqmgVqVHn@Co)@@oxnrnrVmFAK*pP\
         sApPCT/,/p2@LpwpeVngAp,@sqVpNA7TpFLpwpeAo,o|sqLl6laLl6r@Ao,o%sq s5r/C]($(pJ@LqYq=AM]pLVqZC@o}o}@njp7Hn@VmBAo0\
        o0mgHnXAo0oqmgVq_Hn@Co$@@o}njnjVmFAM$pL s9pGCZ*&*pB@LpcpSVo$ApD@sqVpNA;Sp$Lpop]Anyp1sqLl>lhLl>r9Anynpsq s-r&Co\
        r$o/$pZ@LqXq=ARovpPVqZC@p(p(@n^pCHkTCny@@p(n^n^VmFARo+pP s6tWAo0oqmgVqfHq,Vm;Ao0o0mg s1p=Cop&o1&pR@LpMpAV0Ap_@\
        sqVpNA>O]LpgpWAnipDsqLlFloLlFr2Anin]sq s%qyCowo/o*o/pk@LqYq=AVp#pPVqZC@p1p1@nPpPHkTCnp@@p1nPnPVmFAVn~pP pUp9Lv\
        &v&A$]sqLn}n}C9][@ntowHn@VmJAo0o0mgHnXAo0oqmgVqVHn@Co)@@oxnrnrVmFAK*pPLprnALn~n~LmnpzA&o1sqLq0n)Ln&n&A]$sq sFp\
        VCQ2/2p(@Lq'ppVnUAoy@sqVpNA1SpzLq#plA&opsqLl1l]LnXp<L$# s<r4CX,(,p>ALqXq=AKVpPVpM p[p3Lv&v&Ao(oysqLo)o)C5WY@nq\
        opHn@VmBV>L!!H>HnXAo0oqmgVq_Hn@Co$@@o}njnjVmFAM$pLLplnFLo,o-LmtpuAo,o%sqLq)n/Ln,n,Aoyo(sq sApPCT/,/p2@LpwpeVng\
        Ap,@sqVpNA7TpFLpwpeAo,o|sqLl6laLnkp-Lo)o( sDr%CY1+.p;JLqYq=AM]pLVp> pdp+Lv&v&Anup,sqL$$C1SW@nnXHkTCny@@p(n^n^V\
        mFARo+pPLpanOL.-Lm|pnAnynpsqLp}n7Ln5n5Ap,nusq s9pGCZ*&*pB@LpcpSVo$ApD@sqVpNA;Sp$Lpop]Anyp1sqLl>lhL#YLnunt seqm\
        Ap#Vp4LqXq=ARovpPVor s6tWAo0oqmgVqfHq,VmJLn~n~ pup@Hr6Co{@@o&p4p5Vq$HqXCo}@@o#p8p8VrYC@o{o{@nlp4Hm1A3;p>Ao1Eou\
        HlkCo&@@o{nlnmVj/C@o&o&@p5nl pupiC0@@0'YVtrC@O0@YXHr6CO@@OX(Vj/C@0O@(' qGqyAoyFtKAo(:sY r_qyAoyFtKAo(:sY t>r~V\
        s1Hq[CO@@OY(VlGC@.R@$$ qGs@AoyFtKAo(:sY r_s@AoyFtKAo(:sY u>t*AoxFtKAo):sY qGteAoyFtKAo(:sY r_teAoyFtKAo(:sY u>\
        uHAoxFtKAo):sY pup8Hr6Cp$@@n}p<p=VpyHqPCp&@@n{p@p@VrYC@p$p$@ndp<Hm1A2<p+A!D_HlkCn}@@p$ndneVj/C@n}n}@p=nd pupqC\
        5@@5/QVtrC@J5@QPHr6CJ@@JP0Vj/C@5J@0/ q?qyAp,GtGAnu9sU rVqyAp,GtGAnu9sU tFs)Vr~HqSCJ@@JQ0VlGC@3L@,, q?s@Ap,GtGA\
        nu9sU rVs@Ap,GtGAnu9sU u6t*Ap+GtGAnv9sU q?teAp,GtGAnu9sU rVteAp,GtGAnu9sU u6uHAp+GtGAnv9sU pup,Hr6Cp,@@nupHpIV\
        pmHqDCp.@@nspLpLVrYC@p,p,@nWpHHm1A1=oyA#CWHlkCnu@@p,nWnXVj/C@nunu@pInW pup}A;EmVVtrAEDmVHr6AD<mVVj/A<;mV q3qyA\
        pCItDAn^7sR rJqyApDItDAn]7sR tRs5VrfHqGAE<mVVlGA88mV q3s@ApCItDAn^7sR rJs@ApDItDAn]7sR u*t*ApCJtDAn^6sR q3teAp\
        CItDAn^7sR rJteApDItDAn]7sR u*uHApCItDAn^7sR qKqyC@W@Woq@Ao0@k0 rcqyC@W@Woq@Ao0@k0 qKs@C@W@Woq@Ao0@k0 rcs@C@W@\
        Woq@Ao0@k0 uBt*C@X@Xoq@Ao0@k0 qKteC@W@Woq@Ao0@k0 rcteC@W@Woq@Ao0@k0 uBuHC@W@Woq@Ao0@k0 qEqyAo}<jFAo$DkV r]qyAo\
        }<jFAo$DkV qEs@Ao}<jFAo$DkV r]s@Ao}<jFAo$DkV u;t*Ao~<jFAo#DkV qEteAo}<jFAo$DkV r]teAo}<jFAo$DkV u;uHAo~<jFAo#D\
        kV q;qyAp4:jOAnmFkV rRqyAp4:jOAnmFkV q;s@Ap4:jOAnmFkV rRs@Ap4:jOAnmFkV u2t*Ap3:jOAnnFkV q;teAp4:jOAnmFkV rRteA\
        p4:jOAnmFkV u2uHAp3:jOAnnFkV qsp3Hs,Cp(@@nypBpBVtkC@p(p(@n_pBHkuCny@@p(n_n_Vj6C@nyny@pBn_ qsp[C'@@'o*owVtkC@Y'\
        @owowHpFVmpAT,q>HpuATTq>Vq1HpFCY@@Yowo*Vj6C@'Y@o*o* rNqyAoyFtKAo(:sY tJqyAoxFtKAo):sY rNs@AoyFtKAo(:sY tJs@Aox\
        FtKAo):sY s4u<VpzHpLVn' qsp+Hs,Cp-@@ntpJpJVtkC@p-p-@nVpJHkuCnt@@p-nVnVVj6C@ntnt@pJnV qspdC,@@,!_VtkC@T,@__Hp>V\
        mxA]$q>HpuA]]q>Vq)Hp>CT@@T_!Vj6C@,T@!! rFqyAp,GtGAnu9sU tBqyAp+GtGAnv9sU rFs@Ap,GtGAnu9sU tBs@Ap+GtGAnv9sU s<u\
        DVpjHp<Vn7 qso|Hs,Cp5@@nlpVpVVtkC@p5p5@nJpVHkuCnl@@p5nJnJVj6C@nlnl@pVnJ qsppC5@@5.RVtkC@K5@RRHp2Vn'Aoyo(q>HpuA\
        oyoyq>VpzHp2CK@@KR.Vj6C@5K@.. r:qyApDItDAn]7sR t6qyApCItDAn^7sR r:s@ApDItDAn]7sR t6s@ApCItDAn^7sR sHuPVpQHp$Vn\
        O rRqyC@W@Woq@Ao0@k0 tNqyC@W@Woq@Ao0@k0 rRs@C@W@Woq@Ao0@k0 tNs@C@W@Woq@Ao0@k0 r}tuA0PmcVqEAoq@k0VmlHpTVq5Aoq@k\
        0Vm[A00mc rLqyAo}<jFAo$DkV tGqyAo~<jFAo#DkV rLs@Ao}<jFAo$DkV tGs@Ao~<jFAo#DkV r}toA*VmcVqEAo}@k0VmrHpHVq/Ao}@k\
        0Vm[A**mc rBqyAp4:jOAnmFkV t>qyAp3:jOAnnFkV rBs@Ap4:jOAnmFkV t>s@Ap3:jOAnnFkV r}teAo0oqmcVqEAp4@k0Vm|Hp4Vq%Ap4\
        @k0Vm[Ao0o0mc sKp<Ao{@p]LrSq,CRJ@.Uo{C@ZY@o)oyHiDCo0@@]o)n~AUo-pm s^p`LlNq,VGHuZV9LlNmuA:@nM q7saAoy@sqVqKAo(@\
        sq rfsaAoy@sqVqKAo(@sq t3saAoy@sqVqKAo(@sq ubsaAoy@sqVqKAo(@sq pNvRHuuA@oysqHi,A@o(sq sGp5Ap&@p_LrSq,CUK@*Yp%C\
        @op_@n~p$HiDCo+@@osn~nvAYo&pm saphLl`q#Hu2 q/saAp,@sqVqKAnu@sq r^saAp,@sqVqKAnu@sq t+saAp,@sqVqKAnu@sq uYsaAp,\
        @sqVqKAnu@sq pNvJHuuA@p,sqHi,A@nusq sAp*Ap2@p^LrRq,CYN@&oqp0C@oxow@nrp0HiDCnn@nv^%n4 sapvLm3pfHt. q#saApD@sqVq\
        KAn]@sq rQsaApD@sqVqKAn]@sq s|saApD@sqVqKAn]@sq uMsaApD@sqVqKAn]@sq pNv>HuuA@pDsqHi,A@n]sq s;o|Ap>@p_LrRq,CopP\
        @o0oxp;C@p$p#@nep<HnrAotp&psVqKAo-p&psHp;A@p^sqHi,A@nCsqHp;Ao-n{psVmUAotn{psHnrAneneq>C@o0o1Poxnf q^s.Aotp&psV\
        qKAo-p&psHpZAo-n{psVmUAotn{ps s/s.Aotp&psVqKAo-p&psHpVAo-n{psVmUAotn{ps tYs.Aotp&psVqKAo-p&psHpZAo-n{psVmUAotn\
        {ps sLp$HoyC^@;$p(o|LFoyAHInILZKAK?nILor(CX/,+p7FL^^CUTQ(Fp7L(orA?KnILKZAIHnILoyFC]E@#o|p(VoyC@^];o%p(Lo(FA7Hn\
        IL5ZAAKnILXorCQXU,:p7L#^C,UXQnjFLo/(A5?nIL&KA8InIL:oyC;]^@nyo|Ho(C#@E]nyo%L:o(A87nIL&5A5AnILo/XC(QTUnj:L##C+,/\
        X:njLXo/AA5nIL5&A78nILo(:C$;@^o%nyVo(C@#$Eo|nyLoy:AI8nILK&A?5nIL(o/C/(+TFnjL^#CT+(/p7:LorXAKAnILZ5AH7nILFo(CE$\
        #@p(o% sLpLA4JmrL9oyAo1oxpdL&KAnz:pdLo/)A1AmrL#^A?OmrLWorAFp'pdL5ZAo)oppdLo(GA6LmrVoyAJLmrLoyGAoxoppdLKZA:p'pd\
        L)orAAOmrL^^AOAmrLor)Ap':pdLZKAopoxpdLGoyALJmrHoyAL6mrLGo(Aopo)pdLZ5Ap'FpdLorWAO?mrL^#AA1mrL)o/A:nzpdLK&Aoxo1p\
        dLoy9AJ4mrVo(A64mrLo(9Ao)o1pdL5&AFnzpdLWo/A?1mrL##A1?mrLo/WAnzFpdL&5Ao1o)pdL9o(A46mr r;saC@nWnW@pvn+CpI@@nWpvp\
        vC@pIpI@n+pvCnW@@pIn+n+ rdsaC@p/nr@pMpMCp/@@p/pMnSC@nrp/@nSnSCnr@@nrnSpM sLoyHoyCos@:o/p0p&LFoyACCnILZKAD?nILo\
        r)C[,)(pAFL^^CXWT%FpAL)orA?DnILKZACCnILoyFCorF@o.p&p0VoyC@osor:n{p0Lo(FA=CnIL5ZAADnILWorCT[X):pAL#^C)X[Tn`FLo/\
        )A<?nIL&KA=CnIL:oyC:oros@nqp&Ho(Co.@Fornqn{L:o(A==nIL&5A<AnILo/WC%TWXn`:L##C(),[:n`LWo/AA<nIL5&A==nILo(:Co/:@o\
        sn{nqVo(C@o.o/Fp&nqLoy:AC=nILK&A?<nIL)o/C,%(WFn`L^#CW(%,pA:LorWADAnILZ5AC=nILFo(CFo/o.@p0n{ sLpTA<CmrL9oyAo,p!\
        pcL&KAns9pcLo/(A:AmrL$]A?FmrLXorAGp.pcL5ZAo!oupcLo(GA=DmrVoyACDmrLoyGAp!oupcLKZA9p.pcL(orAAFmrL]]AFAmrLor(Ap.9\
        pcLZKAoup!pcLGoyADCmrHoyAD=mrLGo(Aouo!pcLZ5Ap.GpcLorXAF?mrL]$AA:mrL(o/A9nspcLK&Ap!o,pcLoy9AC<mrVo(A=<mrLo(9Ao!\
        o,pcL5&AGnspcLXo/A?:mrL$$A:?mrLo/XAnsGpcL&5Ao,o!pcL9o(A<=mr r3saAr&pUv$Al{nKrI rlsaC@p)nx@pEpECp)@@p)pEn[C@nxp\
        )@n[n[Cnx@@nxn[pE sL]HoyCoy@:o(p;p0LFouLRGL_+Coq)##pQHL]]C^^Wo0HpQL+_LGRLouFCoyF@o(p0p;VoyC@oyoy:nqp;Lo,FL9RLU\
        _CWoq^#8pQL$]C#^oqWnOHL!+L.GL:ouC:oyoy@nfp0Ho(Co(@FoynfnqL:o,L.9L!UCo0W^^nO8L$$C##)oq8nOLU!L9.Lo,:Co(:@oynqnfV\
        o(C@o(o(Fp0nfLou:LG.L+!C)o0#^HnOL]$C^#o0)pQ8L_ULR9LFo,CFo(o(@p;nq sRpaL;orAo$p+pcL&KAnh8pcL$,L-SLT]AHp9pcL5ZAn\
        vo}pcLo/EV]LorEAp+o}pcLKZA8p9pcL,]LSSL],Ap98pcLZKAo}p+pcLEorH]LEo/Ao}nvpcLZ5Ap9HpcL]TLS-L,$A8nhpcLK&Ap+o$pcLor\
        ;V$Lo/;Anvo$pcL5&AHnhpcLT$L--L$TAnhHpcL&5Ao$nvpcL;o/ r'saAr:p^v$AlgnCrI rxsaC@o~o#@p9p9Co~@@o~p9nhC@o#o~@nhnhC\
        o#@@o#nhp9 rOsaAqs@k0Am.@k0 sLOHoyCp#@8n~pHp;LE]LEBLW0Cow$o.o/pcHL^^Coros]o*HpcL0WLBEL]ECp#H@n~p;pHVoyC@p#p#8n\
        fpHL$EL>ELPWC]oworo.8pcL#^Co.orow]n>HL)0L;BL;]C8p#p#@nXp;Ho(Cn~@Hp#nXnfL;$L;>L)PCo*]osorn>8L##Co/o.$ow8n>LP)L>\
        ;L$;Cn~8@p#nfnXVo(C@n~n~Hp;nXL];LB;L0)C$o*o/osHn>L^#Coso/o*$pc8LWPLE>LE$CHn~n~@pHnf r3o|H_CU@=,ouopLE_AABnHLSG\
        AB@nHLY.CP411p#DLUUCNNL/Cp#L.XA@CnHLHRAAAnHLopECTC@,_ouV_C@TT<!ouLo1DA?AnHL8SA@BnHLRYCLPN2=p#L+UC1NPLn~DL'-A>@\
        nHL-HA?BnHL;_C=TU@o,opH!C,@CTo-o1L;!A?>nHL-8A>@nHL'SC0LONn~<L++C224P=n~LR'A@>nHL8-A??nHLo1<C,<@T!o,V!C@,,C_o,L\
        op;AA?nHLH.A@=nHL.(C4/2NCn~LU+CO104p#<LYRAB@nHLS9AA>nHLE!CC,,@oto1 r3pAA>BmpL<_A*]pfL-HAo-<pfL'-A=AmpL+UA@CmpL\
        RXADoupfL9RA$VpfLo1EA?BmpV_AABmpLopEA]UpfLGSA<otpfL.YA@CmpLUUAC@mpLY.Aot<pfLSHAV[pfLDopABBmpH_AB>mpLEo1AV%pfLS\
        8AotDpfLYRAC@mpLU+A@=mpL.'A;o-pfLH-A]+pfL_;AB>mpV!A>>mpL!;A$*pfL8.AEo,pfLR(A@=mpL++A=?mpL'SAo-DpfL-8A*$pfL;!A>\
        >mp qMrIApEn[q>Cp*@@nwpEpEC@p)p*@n[pECnx@@p)n[n[ qprIC@_!@p#p#Cop@@_p#n~C@o1op@n~n~An~p#mc u[sbHTCR@>.oq]LDULK\
        DLQ4CN533o|CLNNCLMK2Co|L4QLDKLUCCRC@.]orVTC@RR=$orL+CL<KLLQCKNL3=o|L2NC3MNKo%CL/4L5DL<UC>RR@o0]H,C.@CRo/$L=+L5\
        <L/LC2KMMo%=L22C335N=o%LL/L;5L,=C.=@R$o/V,C@..C]o/LT=LE5L4/C523MCo%LN2CM325o|=LQLLK<LC+CC..@or$ u]t'L=TC=SP9o/\
        opAo0<pbL/4L3MLMPCKPF0?o~A&TpbL,CVRLTCCSC90oporA<oqpbL3PLMMLQ4CP40:o~AATZpbLCTHRLC,CC-0Goqo1AorDpbLPLLM3L40C40\
        9PAo#AZ,pbLT=V.L,=C,=GPo1o/ADo0pbLL0L33L0LC0LPFo#?A,&pbL=, u*uXC@o*o*@p/nrCow@@o*p.p/C@owow@nsp/Co*@@ownrnr uL\
        uXC@O0@YYCO@@OX'C@1O@('C0@@1'Y r3ouH_CX@<(o|ovLD[LNFLW/CS2//p+ELUUCRQN,Ep,L/VLFNL]DCWD@(ouo|V_C@XW=o,o{L$DL:NL\
        QWCNSR/;p,L+UC/QSNnvDL)0L2EL<]C<XX@o%ouH!C(@DXo&o,L<$L2;L)PC-NQQnu<L++C//2S<nuLQ)L:2L$<C(=@Xo,o&V!C@((Douo%L]<\
        LF2L/*C2,/QDnuLU+CQ/-2p,;LWQLN:LD%CD((@o{o+ r7pHL<ZA&orpcL.HAo&;pcL*0L1PLPUAEo{pcL8SAo/ZpcL%DVVL[DAorZpcLHRA;o\
        {pcL0VLOOLV1Ao{;pcLRGAZorpcLD[HVLD%AZo/pcLS9Ao{EpcLUOLP1L0*A;o&pcLH.Aor&pcLZ<V*L&<Ao/&pcL8-AEo&pcLP+L00L+PAo&E\
        pcL-8A&o/pcL<& qGrIApKnTq>Cp.@@nspLpLC@p.p.@nTpLCns@@p.nUnT qwrIC@Z&@oyoyC[@@Zozo(C@nr@n{n[@ u[sZHTCV@=*oxosLC\
        QLDALN6CR310p'DLONCOPN.Cp(L6NLBDLQCCVC@*osoxVTC@VV=o.oxL/CL>DLJNCNRO0=p(L1NC1PRMnzDL26L<AL=QC=VV@o)osH,C)@DVo(\
        o.L>/L<?L2JC.MPPny<L22C003R<nyLJ2L?<L/=C*=@Vo.o)V,C@**Coso)LQ=LA<L62C3.0PDnyLN2CP0.3p(<LNJLD?LB/CD*)@oyo. uct.\
        L=NC=VR8o,ouAo);pfL48L;DLILCNRG.@p'Ao1YpfL1BVFLOBCVD8-ouovA;oxpfL7LLEDLL8CR2.8p'@AXoppfLCNHFLB2CD*-Hovo,AoxEpf\
        LLHLD<L74C3.8RAnzAop'pfLN>V:L2>C)<GSo,o+ADo)pfLI4L<<L4HC.NSHny@A(o1pfL>2 u#uXC@o%o%@p6nlCo{@@o%p5p5C@o|o{@nlp5\
        Co%@@o|nknl uSuXC@X@Xou@C@(@(o,@ r3ZH_C_@;#p)o~LCVLCALR3CY/**p:FLUUCUUR(Ep9L3RLACLVCC_E@!o~p)V_C@__<o#p(L*DL?C\
        LMRAKo}pRCR704p(JCD!o0@p&n~HTCoq@;!p&p#CX.)*p9BLNNCVWR(Bp9C_D@o0p#p&VTC@oq_<n~p&CRXV)>p9L2NC)VXRnhBC;_oq@n{p#H\
        ,Co0@D_n{n~C(RVVnh>L22C)).X>nhC!<@oqn~n{V,C@o0!Dp#n{C74=P2o'C-NSNnq=L.3L=AL=WC;^_@nxo~H!C#@D^nyo#L=)L<?L.MC(RU\
        Unh;L++C++.X;nhLM.L?=L*<C!<@_o#nyV!C@!!Eo~nxLV=LA=L3.C.(+UEnhLU+CU*(/p9:LRMLD?LC*CD##@p(o# r@pRL=RAo0ozpfL.GAn\
        y:pfL16L=CLKNAFp(pfL8SAo'oqpfL/CVDLQCAozoqpfLHSA:p'pfL5OLCCLO5Ap(:pfLRHAoqozpfLCRHELB.Aoro'pfLR8Ap(FpfLNKLD=L5\
        1A:nzpfLG-Aozo0pfLR=V<L.=Ao'o0pfL9-AFnypfLK2L<=L2JAnyFpfL.9Ao/o'pfL>. q<rIApVnJq>Cp5@@nlpVpVC@p5p5@nJpVCnm@@p5\
        nJnJ r$rIC@S-@__CT@@S_!C@o%@o*nq@ uftMC5VWHnd_CHWV5!p=CVKH)_p=CW85*p=_CJ*(8p=!C7))K_ndC)57W!ndC(HJVnd! tvuXC@n\
        {n{@p@naCp&@@n{p?p@C@p&p&@nbp@Cn{@@p&nana u^uXAO@k0A1@k0 q_rIApu@k0An,@k0 u;uXApG@k0AnY@k0 sLpAAoy@sqVp-ApLWow\
        L]n|AotTsqL#p&Ap4p4orLp&#ATotsqLn|]AWpLowHp-A@oysqHntA)pLowLp%]A,otsqLn{#Anmp4orL^p&Ao-TsqL$n|AnTWowVp-Ao(@sqV\
        ntAnT)owL$p%Ao-,sqL^n{AnmnmorLn{^A,o-sqLp%$A)nTowHntA@o(sqHp-AWnTowLn|$ATo-sqLp&^Ap4nmorL#n{Aot,sqL]p%ApL)ow s\
        LqFCmyMnqn*m]rgLpPnwA=o.UC@ntnrGpGnF suqFVpaCp/G@ntpGpZA=osULpPp*Cp0n*q(Mm]l: s$s{AHPpSCU^+^p]@AH0pSAC&#C@o'oz\
        @nnnnCo'@@o'nnp3ACZ# rjtKLnSp'CpKpknUpks8@LnSnzCo-o}oto}mc@ sDpAAp,@sqVp&ApAToqLXo%Ap%]sqL'o|Ap,p,]Lo|'A]p%sqL\
        o%XATpAoqHp&A@p,sqHn{A,pAoqLo|XA$p%sqLo%'Anup,]LYo|An|]sqL(o%An`ToqVp&Anu@sqVn{An`,oqL(o|An|$sqLYo%Anunu]Lo%YA\
        $n|sqLo|(A,n`oqHn{A@nusqHp&ATn`oqLo%(A]n|sqLo|YAp,nu]L'o%Ap%$sqLXo|ApA,oq sDqOCn*Qn|n3mirQLpCo!C5nlneKpEm~ s}q\
        OVpPCp<KKnlpEq#LpCp!Cp%n3pwQmilO s+svAIQp9CRX.WpL@AI/p8AB+(C@o,ou@nvnvCo,@@o,nvp+ABU( rhtVLnbo|CpGp]nYp]r}@Lnb\
        o%Co*oyowoym_@ s8pAApD@sqVoxAp/PXLTo.Ap9oysqL,osAo}o}TLos,Aoyp9sqLo.TAPp/XHoxA@pDsqHo)A0p/XLosTAo(p9sqLo.,Ao$o\
        }TLTosAnhoysqL,o.AnrPXVoxAn]@sqVo)Anr0XL,osAnho(sqLTo.Ao$o$TLo.TAo(nhsqLos,A0nrXHo)A@n]sqHoxAPnrXLo.,AoynhsqLo\
        sTAo}o$TL,o.Ap9o(sqLTosAp/0X s8q^Cn>Wo/nAm{r2Lp0o-C9nlnfOpFmz t,q^Vp8Cp;OGnlpFq'Lp0otCornApcWm{lo s7sqAHOo}CNQ\
        2Qp6@AH1o}CIo/ot@o'nrCo-@7o/o'p/ retfLnxopCpApHn`pHrV@Lnxo1Co&ouo{oumX@ s+pAAp_@sqV]AozKPLN(ApOp(sqL2YA__MLY2A\
        p(pOsqL(NAKozPH]A@p_sqH$A5ozPLXNAnypOsqL'2A!_MLNYAnQp(sqL2(Ao'KPV]AnB@sqV$Ao'5PL2XAnQnysqLN'A!!ML'NAnynQsqLX2A\
        5o'PH$A@nBsqH]AKo'PL(2Ap(nQsqLYNA_!ML2'ApOnysqLNXAoz5P s+qoAn3qjmlLox*ApFmzp| t9qoVo}ApFq'p|LoxVAn3m7ml sCslAF\
        LZCKJ5Jp!@AF4ZCF)Y@#o'C'@:)#oz rktqLo*WCp7p2njp2r,@Lo*)Ame@p{ pos#C@qKn.pts7q&Cptn.qK@m{kjCn=@@n=m?qb u%tbLqEq\
        DAo/orsqLm]m[CnLpDpKpLk}0CnMnNnMpR@kmCpRnMnNnMs4@CpLpKpDnLPs$ pws#C@qDn2pns*p~Cpnn2qD@n#kwCnB@@nBmGqY u1t`Lq?q\
        @Ao#o~sqLmambAmqp'p9Cn!@@q!llllC@n!n!@r5llCq!@@n!r5r5Anzq0p9 q&s#ArrpulWAn,l/lWCnH@@nHmSqM uBt]Lq8q9Anlp5sqLmh\
        miAmtp!p4Cmx@@q)l`l`C@mxmx@rAl`Cq)@@mxrArAAo!q-p4 q3s#Ar[n5h}AlEpllW uStYLq2q2AnVpJsqLmomoAmwo{p/Cmq@@q0lSlRC@\
        mqmq@rMlSCq0@@mqrNrMAo&q*p/ rlqyAoy@sqVpCHpCA@oysqHn^VpCAo(@sqVn^Hn^A@o(sqHpC rdqyAp,@sqVp;Hp;A@p,sqHnfVp;Anu@\
        sqVnfHnfA@nusqHp; rWqyApD@sqVp/Hp/A@pDsqHnrVp/An]@sqVnrHnrA@n]sqHp/ qyrlHq_A@oysqHmBA@o(sq qyrdHq_A@p,sqHmBA@n\
        usq qyrWHq_A@pDsqHmBA@n]sq sLpGC@30@T&CP@@3TZCpiI@n<qRqsC@p=nxnyp7qVCowoxp*@o)pWHn9C>pApB@n5pkCn_@BpAn5n6Hn9Cn\
        w@o)ovo)nICp(n|@p8p7mJC@n<n8IqRm. q.uNHtXCR@LLK!Cnpnn@pJn^m-C@n=pi@mcmUCn8@@n=mcqKC@pDp0nun^qtC3L/@K_ rnuwCBp&\
        nz@pCpBCp'@>p&pCn_ sDp@Ap,@sdCpiM@n;qRqzC@p;nznyp5qQCo|o|p1@o#peHnAC;pBpC@n-pkCn^@EpBn-n6HnACnp@o%o|o#n<Cp'ny@\
        p;p5mOC@n;n8MqRm' q.uFHtXCJ@FGF0Cnmnl@pMnZm'C@nBpc@mkm^Cn>@@nBmkqCC@pFp2nsnZqzC9F7@FP rwv!CDozo'@p:p2Coz@<ozp:\
        no s:p5Ap@@reCpkR@n9qTr(C@p7n}n|p1qHCXXMo0SpIC3oqos@nep$HnKC-pepDpJlyp>Ao*ncp0HnKCo.@Moqnen}C3o1'XTnVCp#o$@p3p\
        0mYC@n9n6RqTly q6u:HtHCnqnq@pGn]m#C@nJpZ@mwmjCnF@@nJmwq7C@pGp0nqn]q~ s(v.CH[%@p,owC[@8[p,o* pUp9Lv&v&A$]sqLn>n\
        ?HnsC>pApB@n5pkCn_@BpAn5n6Hn9Cnw@o)ovo)nICp(n|@p8p7mJAMnZorLn2n2A]$sq sLpGC@30@T&CP@@3TZCpiI@n<qRqsC@p=nxnyp7q\
        VAIp?q4L!!CA:DD90Cnpnn@pJn^m-C@n=pi@mcmUCo%@oqo0n3o{L)(Apqntp? qwr7A<p&0C@pDp0nun^qtC3L/@K_HsS p[p3Lv&v&Ao(oys\
        qLnAnAHn~C;pBpC@n-pkCn^@EpBn-n6HnACnp@o%o|o#n<Cp'ny@p;p5mOALn^opLn5n5Aoyo(sq sDp@Ap,@sdCpiM@n;qRqzC@p;nznyp5qQ\
        AQp;pwLn<n<A&myoyC@nBpc@mkm^Co,@^*nF^Lo,o,Apcn~p3 q}rHA>or6C@pFp2nsnZqzC9F7@FPHs@ pdp+Lv&v&Anup,sqLnDnEHo0C-pe\
        pDpJlyp>Ao*ncp0HnKCo.@Moqnen}C3o1'XTnVCp#o$@p3p0mYAJna]Ln;n:Ap,nusq s:p5Ap@@reCpkR@n9qTr(C@p7n}n|p1qHAYo|p1Lmf\
        mfA=nuLC@nJpZ@mwmjAnsHo1LnsntApB$oy r*rdC?pLp4nln]r'Hrx sLpGC@30@T&CP@@3TZCpiI@n<qRqsAFp=-Ao'@*A;ndQC@n=pi@mcm\
        UCn8@@n=mcqKC@pDp0nun^qtC3L/@K_Hr.ACoy*HnRCBp&nz@pCpBAoy8o%A]or)AniOp'Cn_@BpAn5n6Hn9Cnw@o)ovo)nICp(n|@p8p7mJC@\
        n<n8IqRm. uXtoVp'HnzA@oqk0Hp'Vp'Aoq@k0VnzHp'A@o0k0HnzVnzAo0@k0 t.uUAri@sqAl8@sq sDp@Ap,@sdCpiM@n;qRqzAGp>,Ans@\
        o1A;ncQC@nBpc@mkm^Cn>@@nBmkqCC@pFp2nsnZqzC9F7@FPHr/ADp,!HnYCDozo'@p:p2Aot9o(Aoyp!o/AnbQp)Cn^@EpBn-n6HnACnp@o%o\
        |o#n<Cp'ny@p;p5mOC@n;n8MqRm' uRtoVo}Ho#A@o~k0Ho~Vo~Ao}@k0Vo#Ho~A@o#k0Ho#Vo$Ao$@k0 s:p5Ap@@reCpkR@n9qTr(ADp10An\
        ]Ao'A<noMC@nJpZ@mwmjCnF@@nJmwq7C@pGp0nqn]q~HqvAFpDo(HntCIoqo1Ep;ovAp(p4o'CnXp%PpQm<nGHnKCo.@Moqnen}C3o1'XTnVCp\
        #o$@p3p0mYC@n9n6RqTly uJtoVouHo+A@p1k0HovVovAp0@k0Vo+HovA@npk0Ho+Vo,Anq@k0 sLpGC@30@T&CP@@3TZCpiI@n<qRqsC@p=nx\
        nyp7qVCowoxp*@o)pWHjHCnw@o)ovo)nICp(n|@p8p7mJC@n<n8IqRm. rZv_Hq]C=p.p(@nJp@Cny@Cp.nJna sDp@Ap,@sdCpiM@n;qRqzC@\
        p;nznyp5qQCo|o|p1@o#peHjHCnp@o%o|o#n<Cp'ny@p;p5mOC@n;n8MqRm' rVvYHqeC@p)p%@nFpJCn|@@p)nFnV s:p5Ap@@reCpkR@n9qT\
        r(C@p7n}n|p1qHCXXMo0SpIC3oqos@nep$HjHCo.@Moqnen}C3o1'XTnVCp#o$@p3p0mYC@n9n6RqTly rVvRHqeAHGq>C@p9p4@n>pQCnm@@p\
        9n>nOAH9q> s1p*ApR@r6CpnU@n6qWr3C@p4n~o!p/q?C[]Oo+UpWC1ovox@nXp+HjHCo)@OovnXnvC1o+#[WnHCo~o&@p/p-mcC@n6n3UqWln\
         rVvJHqeAOOq>C@p>p9@n7pYCnh@@p>n7nGAO1q> pUp9Lv&v&A$]sqLn>n?Hk%Cnw@o)ovo)nICp(n|@p8p7mJAMnZorLn2n2A]$sq sLpGC@\
        30@T&CP@@3TZCpiI@n<qRqsC@p=nxnyp7qVAIp?q4LjsjsApqntp? p[p3Lv&v&Ao(oysqLnAnAHk(Cnp@o%o|o#n<Cp'ny@p;p5mOALn^opLn\
        5n5Aoyo(sq sDp@Ap,@sdCpiM@n;qRqzC@p;nznyp5qQAQp;pwLjkjkApcn~p3 pdp+Lv&v&Anup,sqLnDnEHk-Co.@Moqnen}C3o1'XTnVCp#\
        o$@p3p0mYAJna]Ln;n:Ap,nusq s:p5Ap@@reCpkR@n9qTr(C@p7n}n|p1qHAYo|p1LjqjrApB$oy sLpGC@30@T&CP@@3TZCpiI@n<qRqsAFp\
        =-Am?qqm@HlpCnw@o)ovo)nICp(n|@p8p7mJC@n<n8IqRm. rZv_Hp}Ao}p!o-C*Yop@nZ_Cny@Cp.nJna sDp@Ap,@sdCpiM@n;qRqzAGp>,A\
        m8qxm4HlnCnp@o%o|o#n<Cp'ny@p;p5mOC@n;n8MqRm' rVvYHp~Ap#p'o*AnZotpICn|@@p)nFnV s:p5Ap@@reCpkR@n9qTr(ADp10Am#r4m\
        )HlzCo.@Moqnen}C3o1'XTnVCp#o$@p3p0mYC@n9n6RqTly rVvRHpjAp8p@nyC)T^@nYXCnm@@p9n>nOAH9q> sLpGC@30@T&CP@@3TZAp#IW\
        A-ot#An};-Cn8@@n=mcqKC@pDp0nun^qtC3L/@K_HtXCR@LLK!CnrnqApGn^m7Aoy>&CAp:nzn{p7qNCowoxp*@o)pWHn9C>pApB@n5pkCn_@B\
        pAn5n6Hn9Cnw@o)ovo)nICp(n|@p8p7mJC@n<n8IqRm. tVqEApUnJq>Cp4@@nmpVpVC@p4p4@nJpUAnKnKq> sDp@Ap,@sdAouGPA&p&o'Ao*\
        =1Cn>@@nBmkqCC@pFp2nsnZqzC9F7@FPHtXCJ@FGF0CnrnpCpHnZm8Ap,=o-CBp7n}n}p5qCCo|o|p1@o#peHnAC;pBpC@n-pkCn^@EpBn-n6H\
        nACnp@o%o|o#n<Cp'ny@p;p5mOC@n;n8MqRm' tQqEAqf@sqAm;@sq s:p5Ap@@reCCA=?JBAo-p@nxCn@:@nCmjq6C@pGp0nqn]q~HtHCnznz\
        Ep:n^mIApD<o#CEp,o)o(p0q&CXXMo0SpIC3oqos@nep$HnKC-pepDpJlyp>Ao*ncp0HnKCo.@Moqnen}C3o1'XTnVCp#o$@p3p0mYC@n9n6Rq\
        Tly tJqEApbn>q>Cp=@@ndpcpcC@p<p=@n>pbAn?n?q> sLpGC@30@T&CP@@3TZAp#IWAq#qrlUCAp:nzn{p7qNCowoxp*@o)pWHjHCnw@o)ov\
        o)nICp(n|@p8p7mJC@n<n8IqRm. sDp@Ap,@sdAouGPAq.r$lHCBp7n}n}p5qCCo|o|p1@o#peHjHCnp@o%o|o#n<Cp'ny@p;p5mOC@n;n8MqR\
        m' s:p5Ap@@reCCA=?JBAqKrHl>CEp,o)o(p0q&CXXMo0SpIC3oqos@nep$HjHCo.@Moqnen}C3o1'XTnVCp#o$@p3p0mYC@n9n6RqTly p.pZ\
        Hp.Ap&oyq5LOp2AZ:p)HtBAp&p8qfLo%puAn|ouq(HkJH>LOp6ALIm}Hs@A@oysqHkaAnzo(q5LnXk_A57m}HnsA@o(sq qhr*A4NmGL_puALJ\
        m|HsVAK7n,Lo|n,A41m; r$vRC@o0o/@p&n|Coq@@o0p%p%C@oroq@n|p&Co/@@orn{n{ u*vRC@o0o0@p%n|Cor@@o0p&p%C@oror@n{p&Co0\
        @@orn|n{ p.pRHp.Ap.p!q6LMp)AT=_HtBAp-pCqfLo%puAnuozq'HkRLMp,ADCm}Hs@A@p,sqHkaAnso!q6LnWk_A==m}HnsA@nusq qhr2A<\
        EmGL_puADCm|HsVAC=n,Lo|n,A<;m; q|vRApb@sqAn?@sq u%vRApb@sqAn?@sq p.pFHp.Cov@7o,p:p+LIozAL@LHtBAp9pRqfLo%puAnip\
        &q(HkbLHotHs:A@pDsqHkaCo+@IovngnuLnYkfHnzA@n]sq qrr>LZpeHsJLovn< quvRC@o(o'@p2npCoy@@o(p1p1C@ozoy@npp2Co'@@ozn\
        ono t{vRC@o(o(@p1npCoy@@o(p2p1C@ozoy@nop2Co(@@oznpno p.pZHp.Ap&oyq5LOp2AZ:p)HtBAp&p8qfLo%ptAo+2*Lo{n.A41m;Hj_A\
        4NmGL_puALJm|HrBAnuoyo+Hm:H>LOp6ALIm}Hp~A9oy*Hn*Anzo(q5LnXk_A57m}HnsA@o(sq p.pRHp.Ap.p!q6LMp)AT=_HtBAp-pCqfLo%\
        puAny,o1Lo{n.A<;m;Hj_A<EmGL_puADCm|HrWAnXp,nuHmILMp,ADCm}Hq$A6p,o1Hn*Anso!q6LnWk_A==m}HnsA@nusq p.pFHp.Cov@7o,\
        p:p+LIozAL@LHtBAp9pRqfLo)pjAnb$o'LosnEHjtLZpeHrGAnGpDnjHmtLHotHppA3pDo'Hn8Co+@IovngnuLnYkfHnzA@n]sq u%uEA@oqk0\
        Hp{A@o0k0 u%u>A@o~k0Hp{A@o#k0 u%u6A@p1k0Hp{A@npk0 p.p9Hp.Co|@6o%pFp5LGopHBHtBCp.@RnvpEpdLo%puAn]p.q(HkrLCJHs/A\
        @p_sqHo(CozC@o)p.p8C@p!o~@nhp:Co#@@p!nhngC@o)o(Cp.niHlbCoyC@o)p.p8C@p!o~@nhp:Co!@@p!ngngC@o)o'Cp/niCn|@Kp&nQnk\
        Ln[koHo'A@nCsq p.pZHp.Ap&oyq5LOp2AZ:p)HtBAp&p8qfLo%ptAm/ovn'Hm:H>LOp6ALIm}Hp~A9oy*Hn*Anzo(q5LnXk_A57m}HnsA@o(s\
        q p.pRHp.Ap.p!q6LMp)AT=_HtBAp-pCqfLo%puAl~ozmyHmILMp,ADCm}Hq$A6p,o1Hn*Anso!q6LnWk_A==m}HnsA@nusq p.pFHp.Cov@7o\
        ,p:p+LIozAL@LHtBAp9pRqfLo)pjAlRp1mdHmtLHotHppA3pDo'Hn8Co+@IovngnuLnYkfHnzA@n]sq qqqrHZArX@t6HZCp'@<nzpHpALYrwA\
        nXpNqGHk>AnXnRqGLYl*CDnznz@pHn` rVqrHqeC@<@D@4C@njp7@nFnFCnj@@njnFpZC@D@<@L qqr=C%@B&o$oyL'rwAo}p#mYHscAo}n~mY\
        L'l*C>&[@o$o(H&VpSAo(@sqVnMHm<VpSAo(@sqVnM qqqjHRAri@s|HRCp,@;nupPpHLYrwAnPpWqGHk>AnPnIqGLYl*CEnunu@pPnX r_qjH\
        qTC@nmp5@nNnJAnNpVm_ qqrEC*@B*o,orL'rwAouowmYHscAouo*mYL'l*C>*V@o,o/H.VpKAnu@sqVnUHmLVpKAnu@sqVnU qxq^As!@s^Cp\
        7@:ngpdpTLYrvAnDpeqGHk>AnDn<qGLYl+CFngnj@pdnL rlq^Hq:C>nzp%@n[ncCn|@Bnzn[p> qwrQC0@B-!VL'rvAXZmYHscAX&mYL'l+C>\
        -P@!*Vp?An]@sqVnbHmeVp?An]@sq qqqrHZArX@t6HZCp'@<nzpHpALGpOAo'6)L:n_C>&[@o$o(H&VpSAo(@sqVnMHm<VpSAo(@sqVnMH&C%\
        @B&o$oyL'rwAo}p#mYHr$Aotoy#HlYAnXnRqGLYl*CDnznz@pHn` qqqjHRAri@s|HRCp,@;nupPpHLGpTAnt1o/L:naC>*V@o,o/H.VpKAnu@\
        sqVnUHmLVpKAnu@sqVnUH.C*@B*o,orL'rwAouowmYHq|Ap'p,o&HlNAnPnIqGLYl*CEnunu@pPnX qxq^As!@s^Cp7@:ngpdpTLGpIAnZ,o%L\
        ;nrC>-P@!*Vp?A?IVAnlVo.A2o1pNVnbHmeVp?An]@sqVnbC0@B-!VL'rvAXZmYHqeAp6pDnxHlVAnDn<qGLYl+CFngnj@pdnL r.q_ArX@sqV\
        SHZCp'@<nzpHpALYrwAnXpNqGHk>AnXnRqGLYl*CDnznz@pHn`HZ rVq_VSHqeV-C@njp7@nFnGCnj@@njnFpY r2s3ArP@k0Ao0@k0C@p:p:@\
        nBp_Cng@@p:nBnBAo0@k0 qqqjHRAri@t0HRCp,@;nupPpHLYrwAnPpWqGHk>AnPnIqGLYl*CEnunu@pPnX r_qjHqTC@<@D@5C@npp2@nNnOC\
        no@@npnNpQC@D@<@K r,s3Ar]@k0Ao#@k0C@p6p6@nIpWCnk@@p6nInIAo#@k0 qwq^As$@smCp6@:ngpcpTLYrvAnDpeqGHk>AnDn<qGLYl+C\
        Fngnk@pcnL rkq^Hq<C?nwp)@nZn]Cnx@AnwnZpD r!s3Arq@k0Anm@k0C@p/p/@nRpNCnr@@p/nRnRAnm@k0 qkqPArfn?r=Ap'pbp>Cp9B:n\
        ipdpaLYrvAn7psqGHk>An7n.qGLYl+CFninhBpdn@ ryqPHp}C;o*ov@ninwCo+@Eo*nip* qus3ArTpilWAp$n8nYAnW@k0C@p)p(@n^pDCny\
        @@p)n^n]AnW@k0 r.q_ArX@sqVSHZCp'@<nzpHpALGpOAn,>neCD3[@7nqA0PmcA1p4p(Ao+oq&AnwJoxCng@@p:nBnBAo0@k0Aq>p|mKAp!qy\
        m}HlYAnXnRqGLYl*CDnznz@pHn`HZ qqqjHRAri@t0HRCp,@;nupPpHLGpTAn+8neCE.oq@0nmA)VmcC@p6p6@nIpWCnk@@p6nInIAo#@k0Aq@\
        q&mOAp1qzmzHlNAnPnIqGLYl*CEnunu@pPnX qwq^As$@smCp6@:ngpcpTLGpIAn-0nkCC*[E(nwAo*opmKA1p-p.A&W/An|Jo}Cnr@@p/nRnR\
        Anm@k0Aq6q2m`Ap=qzn'HlVAnDn<qGLYl+CFngnk@pcnL r!r)Arq@sqVopHUCp(@9nzpNpBLoqr!AnRp[qNHk!AnRnEqNLoqm!CGnzny@pNn_\
        HU rJr)VopHq}Vo1C@nap@@n:n9Cna@@nan:ph qjrqC#@D#n{o}Lo0r!Ap&p-mRHt!Ap&ntmRLo0m!C<#^@n{o$Hl/ qwr)As$@sqVWCE@<@M\
        @Cp-@8nupVpILoqr!AnJpeqNHk!AnJn<qNLoqm!CHnunt@pVnWCD@;@M@ rRr)VWHqmV)C@nfp:@nBnACng@@nfnBp` qjryC'@C(o&ovLo0r!\
        Ao{p$mRHt!Ao{n}mRLo0m!C=(Y@o&o+Hl/ qkr4Arfn%rQAp'p|pLCp5@7nmpdpSLoqr#An>prqNHk!An>n/qNLoql~CInmnl@pdnM r_r4HqT\
        C@<@D@5C@nnp2@nNnMCno@@nnnNpSC@D@<@K qjs(C/@C0o1ZLo1r#A_osmRHt!A_o.mRLo1l~C=0Q@o1&Hl/ r_p^AosUsqLnHq9Hr}LnHmhA\
        os+sqLpfqNHo~Ap4pBqVLnyr<C9osot@nmp(Hk0Co-@GosnmnyLnyleAp4n_qVHo~ pys'A'_mJLp(r<CCM3@YTHsqCM@=MY,Lp(leA'!mJ rq\
        syLMq%Ao(CsqL3m|Aoy=sq tPsyAoyCsqL3q%Ao(=sq sLs{Aoy@sqVq$Ao(@sq rWpXAp$_sqLnOq-HraLnOmtAp$!sqLpdqKHoyAp<pLqVLn\
        yr<C8owox@nep.Hk0Co)@HownensLnyleAp<nTqVHoy pys/A/TmJLp(r<CBI7@QNHsqCI@>IQ2Lp(leA/,mJ rysxLMq%AnuEsqL3m|Ap,;sq\
         tHsxAp,EsqL3q%Anu;sq sDs{Ap,@sqVq$Anu@sq rMpRAp8o{sqLn[pxHr4Ln[n)Ap8o&sqLp`qEHosApGpZqVLnyr<C7o}o~@nYp8Hk0Co#\
        @Io}nYniLnyleApGnFqVHos pys;A;FmJLp(r<AEDmxHsqAE<mxLp(leA;:mJ s(swLMq%An]GsqL3m|ApD9sq t<swApDGsqL3q%An]9sq s8\
        s{ApD@sqVq$An]@sq rmsyAo0Ck0LMq%Aoq=k0 tTsyL3q%AoqCk0LMm|Ao0=k0 sPs{Vq$Aoq@k0Vm}Ao0@k0 rssyAo$Dk0LLq$Ao~<k0 tN\
        syL3q$Ao~Dk0LLm}Ao$<k0 sJs{Vq$Ao}@k0Vm}Ao$@k0 r}sxAnmEk0LMq%Ap4;k0 tDsxL3q%Ap4Ek0LMm|Anm;k0 s@s{Vq$Ap4@k0Vm}An\
        m@k0 r}pSHpuCp'@@nypBpBVopHpYCp4@@nmpUpUVrOC@p4p4@nKpUHj6AnKnKq>VlQC@nmnm@pUnKHpYVo1C@nynz@pBn_ r}p|C'@@'o*owV\
        opHqeVo1C@'Y@o*o* q%r0Co+@@o+ntp-VrOAp-p-mcHp&Vk; r#r0VsfHroVk; ujr0VsfHp&Cov@@ovp-ntVlQC@o+ov@ntnt r}pKHpuCp-\
        @@ntpJpJVWHpQCp:@@ngp^p^VrOC@p9p:@nCp^Hj6AnCnCq>VlQC@ngng@p^nCHpQV)C@ntnt@pJnV r}q'C-@@,!_VWHqTV)C@,S@!! q%r8C\
        o0@@o0n|p%VrOAp%p%mcHo{VkK r+r8VsUHr_VkK urr8VsUHo{Coq@@oqp%n|VlQC@o0oq@n|n| r}p?HpuCp5@@nlpVpVC@D@<@KHpECpA@@\
        n`pjpjVrOC@pApA@n7pjHj6An7n7q>VlQC@n`n`@pjn7HpEC@<@D@5C@nlnl@pVnJ r}q3C-@@2.^Hq<C@2S@.# q%rDC(@@(o+ovVrOAovovm\
        cH_Vkd r7rDVs=HrFVkd u~rDVs=H_CX@@Xovo+VlQC@(X@o+o+ q[qyVt1Aoq@k0VjpAo0@k0 uEqyVt1Aoq@k0VjpAo0@k0 qUqyVt1Ao~@k\
        0VjpAo#@k0 u>qyVt1Ao~@k0VjpAo#@k0 qKqyVt1Ap4@k0VjpAnm@k0 u5qyVt1Ap4@k0VjpAnm@k0 q%r0Co+@@o+ntp-VpSHrTC@1,@To0C\
        T@@1ToqHrTVnMC@o+ov@ntnt pHt8Vq$Ap-p-mcHtkCov@@ovp-ntVm}HlLVYAo(@sqV' q%r8Co0@@o0n|p%VpKHrDC@o%@o%p,@HrDVnUC@o\
        0oq@n|n| pPt@VpyAp%p%mcHtkCoq@@oqp%n|Vn(Hl]VQAnu@sqV/ q%rDC(@@(o+ovVp?Hr-ApB@s'Hr-VnbC@(X@o+o+ p]tLVpmAovovmcH\
        tkCX@@Xovo+Vn4HluC@p0@p0n]@ sPsaVPHl4A@oqk0HrmV^Aoq@k0V#HrjA@o0k0Hl7V0Ao0@k0 p4skA@o}k0HrgVWAo}@k0V)HrdA@o$k0H\
        l=C@1QC.o0A&VmKC@C@<@J p4saA@p4k0Hr]C@R-8To{Ao}#m2C@<@D@3HrYA@nmk0HlGAnm@k0 r}p2HpuCp<@@nepcpbHp9CpJ@@nVpwpwVr\
        OC@pJpJ@n*pwHj6An*n*q>VlQC@nVnV@pwn*Hp9Apcn?q< r}q@A;Cm}Hq!A;=m} p4sVA@pHk0HrRApH@juHrOA@nXk0HlPAnZ@l, q%r0Co+\
        @@o+ntp-VrOAp-p-mcHtkCov@@ovp-ntVlQC@o+ov@ntntHkS q%r8Co0@@o0n|p%VrOAp%p%mcHtkCoq@@oqp%n|VlQC@o0oq@n|n|HkS q%r\
        DC(@@(o+ovVrOAovovmcHtkCX@@Xovo+VlQC@(X@o+o+HkS q%r0Co+@@o+ntp-VrOAp-p-mcHtkCov@@ovp-ntVlQC@o+ov@ntnt sLs-Aoy@\
        sqVpIHpJA@oysqHnVVpJAo(@sqVnVHnVA@o(sqHpJ q%r8Co0@@o0n|p%VrOAp%p%mcHtkCoq@@oqp%n|VlQC@o0oq@n|n| sDs-Ap,@sqVpAH\
        pBA@p,sqHn_VpBAnu@sqVn_Hn_A@nusqHpB q%rDC(@@(o+ovVrOAovovmcHtkCX@@Xovo+VlQC@(X@o+o+ s8s-ApD@sqVp5Hp6A@pDsqHnkV\
        p6An]@sqVnkHnkA@n]sqHp6 sPs-VpMHnRA@oqk0HpNVpNAoq@k0VnRHpNA@o0k0HnRVnSAo0@k0 sJs-VpGHnXA@o~k0HpHVpGAo}@k0VnYHp\
        HA@o#k0HnXVnYAo$@k0 s@s-Vp=HncA@p4k0Hp>Vp>Ap4@k0VncHp>A@nmk0HncVndAnm@k0 s6s-Vp3HnmA@pIk0Hp4Vp3ApH@k0VnnHp4A@n\
        Wk0HnmVnnAnX@k0 q%p{HtkCp8@@nip[p[VrcC@p8p8@nEp[Hj6Cni@@p8nEnEVl>C@nini@p[nE q%qFCo'@@o'nnp3VoxAH?]Hu}AHA]Vo)C\
        @o'oz@nnnn pBs2VqYC@ozo'@p3p3HtkCoz@@ozp3nnVmGA8A]Hi$A8?] qEtVHpZA@oysqHnFA@o(sq q%psHtkCp>@@ncpdpdVrcC@p>p>@n\
        =pdHj6Cnc@@p>n=n=Vl>C@ncnc@pdn= q%qNCo,@@o,nvp+VYHu}V'C@o,ou@nvnv pJs@VqKC@ouo,@p+p+HtkCou@@oup+nvVmUHi$ qEtNH\
        pZA@p,sqHnFA@nusq q%pgHtkCpF@@nZppppVrcC@pFpF@n1ppHj6CnZ@@pFn1n1Vl>C@nZnZ@ppn1 q%qZCo.@@o1o%p%HueC@o1os@o%n| p\
        VsSVq8C@]$@o|o|HtkC]@@]o|o%Vmi qEtBHpZA@pDsqHnFA@n]sq pJrVA@p'k0Hu}A@nzk0 qEtZA@oqk0HpZA@o0k0 pJrKA@p<k0Hu}A@n\
        ek0 qEtTA@o~k0HpZA@o#k0 pJr<A@pZk0Hu}A@nFk0 qEtJA@p4k0HpZA@nmk0 q%pYHtkAp}p}q>VrcAn$p}q>Hj6An$n$q>Vl>Ap}n$q> p\
        Jr,A@p|k0Hu}A@n%k0 qEt@A@pIk0HpZA@nWk0 poq7Hu4Cp0@@nqpOpOVrHC@p0p0@nQpOHimCnq@@p0nQnQVlXC@nqnq@pOnQ poq`Co/@@o\
        /nzp'VrHC@oro/@p'p'Hu4Cor@@orp'nzVlXC@o/or@nznz q*saAoyFtKAo(:sY rRsaC@ngng@p_nBCp:@@ngp_p_C@p:p:@nBp_Cng@@p:n\
        BnB r{saC@o|o%@p6p6Co|@@o|p6nkC@o%o|@nknkCo%@@o%nkp6 uosaAoxFtKAo):sY poq/Hu4Cp5@@nlpWpWVrHC@p5p5@nIpWHimCnl@@\
        p5nInIVlXC@nlnl@pWnI poqhC$@@$o%o|VrHC@]$@o|o|Hu4C]@@]o|o%VlXC@$]@o%o% q!saAp,GtGAnu9sU rJsaC@nana@pgn:Cp@@@na\
        pgpgC@p@p@@n:pgCna@@p@n:n: s&saC@owo*@p.p.Cow@@owp.nsC@o*ow@nsnsCo*@@o*nsp. ugsaAp+GtGAnv9sU poq#Hu4Cp=@@ndpdp\
        dVrHC@p=p=@n=pdHimCnd@@p=n=n=VlXC@ndnd@pdn= poqtC,@@,o1opVrHC@T,@opopHu4CT@@Topo1VlXC@,T@o1o1 pssaApDItDAn]7sR\
         r>saC@nXnX@psn.CpH@@nXpspsC@pHpH@n.psCnX@@pHn.n. s2saC@_!@p!p!C_@@_p!o!C@!_@o!o!C!@@!o!p! uZsaApCItDAn^7sR q.\
        saC@W@Woq@Ao0@k0 rVsaC@p8ni@pZpZCp8@@p8pZnFC@nip8@nFnFCni@@ninFpZ rwsaC@n~n~@p:ngCp#@@n~p:p:C@p#p#@ngp:Cn~@@p#\
        ngng ussaC@W@Woq@Ao0@k0 q(saAo}<jFAo$DkV rOsaC@p<ne@pbpbCp<@@p<pbn?C@nep<@n?n?Cne@@nen?pb r}saC@o&o&@p4nmCo{@@\
        o&p4p4C@o{o{@nmp4Co&@@o{nmnm ulsaAo~<jFAo#DkV p{saAp4:jOAnmFkV rFsaC@pBn_@pkpkCpB@@pBpkn6C@n_pB@n6n6Cn_@@n_n6p\
        k s*saC@o-o-@p*nwCot@@o-p*p*C@otot@nwp*Co-@@otnwnw ucsaAp3:jOAnnFkV p{q7HtyCp+@@nvpHpHVp.A,Tq>Co&@@o'nmp3C@ozo\
        &@p4p3ATTq>Vp.C@p+p+@nXpHHj(Cnv@@p+nXnXVnsAT,q>Co{@@ozp4nnC@o'o{@nmnnA,,q>VnsC@nvnv@pHnX p{q`C$@@#o$o}VoxCp/G@\
        ntpHpZC@p-p/9nXpZVoxC@^$@o}o}HtyC]@@^o}o$Vo)Cnr9@p-nXnFC@ntnrGpHnFVo)C@#]@o$o$ tPrOAoy@sqVoqAo(@sq tPsSAoy@sqV\
        ZAo(@sq tPtQAoy@sqVoqAo(@sq p{q/HtyCp0@@nppPpPVp.A$]q>Co,@@o,nup+C@ouo,@p,p+A]]q>Vp.C@p1p0@nPpPHj(Cnq@@p1nPnPV\
        nsA]$q>Cou@@oup,nvC@o,ou@nunvA$$q>VnsC@npnq@pPnP p{qhC)@@)o,ouVoqCp0I@nspHpbC@p.p07nXpbVoqC@W)@ououHtyCW@@Wouo\
        ,Vo0Cnq7@p.nXn?C@nsnqIpHn?Vo0C@)W@o,o, tHrOAp,@sqVoqAnu@sq tHsSAp,@sqVZAnu@sq tHtQAp,@sqVoqAnu@sq p{q#HtyCp8@@\
        nhp]p]Vp.Ao(oyq>C#@@$o$o|C@]#@o}o|Aoyoyq>Vp.C@p9p8@nDp]Hj(Cni@@p9nDnDVnsAoyo(q>C^@@]o}o%C@$^@o$o%Ao(o(q>VnsC@n\
        hni@p]nD p{qtC1@@1(XVVCp2M@nrpHplC@p/p23nXplVVC@O1@XXHtyCO@@OX(V*Cno3@p/nXn5C@nrnoMpHn5V*C@1O@(( t<rOApD@sqVoq\
        A0oqpRAPoqpRVZA0oqpRAPoqpRVoqAn]@sqVo0APo0pRA0o0pRV&APo0pRA0o0pR tTrOVoqAoq@k0Vo0Ao0@k0 tTsSVZAoq@k0V&Ao0@k0 t\
        TtQVoqAoq@k0Vo0Ao0@k0 tNrOVoqAo}@k0Vo0Ao$@k0 tNsSVZAo}@k0V&Ao$@k0 tNtQVoqAo}@k0Vo0Ao$@k0 tDrOVoqAp4@k0Vo0Anm@k\
        0 tDsSVZAp4@k0V&Anm@k0 tDtQVoqAp4@k0Vo0Anm@k0 saq5CWntnk9pwnNCp<Ho|ntp/q!A.PZHpOCox@@o*p/p.Vp4C@owow?nsp/VqkC@\
        p,p,@nXpHHkZCnu@@p,nXnXVm6Co*?@ownsnrVnmAp/nsq>HpOAo0nFq$CMo1o/Dp=nyCp69)ntpwpR sGqkC3n|p29nGnACo)D(o1o1p=CV^o\
        0?pyos szqkCou?'_pyo.CY#oxDo1ndCno9Mn|nGp` por=C4@@5-RVp4C@L4@SSHr.VnG sur=VpYHr.CL@@LS-VnmC@5L@-. q9soVqkC@^#\
        @o}o}Hq7Vlg susoVr:Hq7C^@@^o}o$Vm6 sap~CZnwno9pxnZCovD2o-pCp.A/pTpjHp9Co}@@o%p7p6Vp4C@oxoy=nsp6VqdC@p1p1@nPpPH\
        kZCnp@@p1nPnPVm=Co(=@oxnsnkVnmAp7nkq>Hp9A/nLpjCNo-o+DpCnsCp29&nwpxpF s<qcC4o&p):nSnQCo/D,&&p0CSZ$>phop t(qcCop\
        >*Zpho1CV'oqD&nqCnx:Lo&nSpO porEA5JmVVp4AKKmVHr&VnW s}rEVpIHr&AK5mVVnmA56mV qAswVqcC@W(@ououHq/Vlw s}swVr*Hq/C\
        X@@Wouo,Vm> sapdC_n|nt:pyniCo{E1o)pMp5A:pMpSHp#Cp(@@nypCpBVp4C@oyoz9nspAVqXC@p9p9@nDp]HkZCnh@@p9nDnDVmHCo'9@oy\
        nsn`VnmApCn_q>Hp#A:nSpSCOo)o&EpMnlCp-:!n|pyp8 s,qUC4o0oy<nenkC)C2-.ozCOS*>pNY t8qUCY>.TpN'CO.UB.o'Co(<Lo0nep6 \
        pprQVp1HqvVnp t,rQVp1HqvVnp qMt&VqVC@O1@XXHq#Vm2 t,t&VqoHq#CO@@OX(VmJ saq5CWntnk9pwnNCp<Ho|ntp/q!A.PZHpOCox@@o\
        *p/p.Vp4A:opozA28n<HlGVn<C5@K@o0@VpeHlGA2Hn<A:o1ozVnmAp/nsq>HpOAo0nFq$CMo1o/Dp=nyCp69)ntpwpR pSskHrMVrRAoq@k0V\
        lNHrMA&DorVqkC@p,p,@nXpHHkZCnu@@p,nXnXVm6A&<or sap~CZnwno9pxnZCovD2o-pCp.A/pTpjHp9Co}@@o%p7p6Vp4A:osoxA*.mzHlM\
        VnKC1AOAo$@VpUHlMA*RmzA:o.oxVnmAp7nkq>Hp9A/nLpjCNo-o+DpCnsCp29&nwpxpF pMsqHrMVrLAo}@k0VlTHrMA(EopVqdC@p1p1@nPp\
        PHkZCnp@@p1nPnPVm=A(;op sapdC_n|nt:pyniCo{E1o)pMp5A:pMpSHp#Cp(@@nypCpBVp4A8o|o~Ao0o,mRHlWVnaC+AUAnm@Vp@HlWAo0o\
        umRA8o%o~VnmApCn_q>Hp#A:nSpSCOo)o&EpMnlCp-:!n|pyp8 pCszADA4HrIVrBAp4@k0Vl_HrIAD?4A*GYVqXC@p9p9@nDp]HkZCnh@@p9n\
        DnDVmHA*9Y sapLCoro$nv:p{ntCp!E/o#pWp=ABpDp?H[Cp1@@nqpPpOVp4C@ozo|5nspLVqMC@pApA@n7pjHkZCn`@@pAn7n7VmSCo%5@ozn\
        snTVnmApPnQq>H[ABn]p?CQo#o!EpWndCp+:o/o$p{p- ruqFC7-Y=n{o*C3A856TCIL2?p0R tLqFCL?IXp3o0C>;D@3:C'=I-n{ow s6rVVp\
        )HlbA@pIk0Hr?Vr8ApH@k0VliHr?A@nWk0HlbVnxAnX@K sDp9Ap,@pbLr/pzAopp'pjVrBAo1p'pjLlrpzA3ESA!@qRA3;SLlrn'Ao1nzpjVl\
        _Aopnzpj sWp]LnOp'Lr'pvLpYntLm'n1A.@nK r,qJLnRp%Lr&pxLpPnz por=Vr>AJPnBLr$ptVl[ vRr=Ln<p3A3Gp?Ln7p6VrELr$n-AJ0\
        nB s@p2Ap4@pbLr/pzAotp.plVrBAo-p.plLlrpzA4EOAo(@q=A4;OLlrn'Ao-nsplVl_Aotnspl s[pdLn]o}LqsplLpHn~Lm4n8A6@nK r,q\
        SLndoyLqrpoLp?o& pwrKVr0AFInBLqupmVln vJrKLnIp+A1Ip3Ln<p2Vr3Lqun4AF7nB s:p(Ap@@paLr/pyAozp9plVrBAo'p9plLlrpyA4\
        FLAny@q+A4:LLlrn(Ao'nhplVl_Aoznhpl sapoLnqorLqYp_Lp/o. r,qbLn}ZLqXpaLp&$ q&r`VqxLqcpcVm, v>r`Ln]o~A.Jp)LnDp.Vq\
        uLqcn> sDp9Ap,@pbLr/pzAopp'pjVrBAo1p'pjLlrpzA*GosAJ1n4Vl7LpmnjAK:nWLpwndA0$k0Ln,p<LlZmxA1]k0Lr4p}LnHp+Ll`mwA0]\
        k0LrAq*VrjAJOn4A*9osLlrn'Ao1nzpjVl_Aopnzpj s@p2Ap4@pbLr/pzAotp.plVrBAo-p.plLlrpzAnm@pbLlrn'Ao-nsplVl_Aotnspl r\
        :p~A*oxk0Lr+pxLnUp$LlcmyA*oxk0Lr>q(VrfAo}@k0Vl;LpinlAM9nfLpvneA*o)k0Ln/p: s:p(Ap@@paLr/pyAozp9plVrBAo'p9plLlrp\
        yAna@paLlrn(Ao'nhplVl_Aoznhpl r?pvAo1p,k0LqxpoLnjovLlhm{Ao1p,k0Lr8q&Vr`Ap4@k0VlALpbnoAQ7nrLpsnfAo1nuk0Ln4p8 s4\
        oyApL@pbLr/pzAp#pDplVrBAn~pDplLlrpzAnT@pbLlrn'An~n]plVl_Ap#n]pl rCpmAo(p>k0LqhpfLo!YLlmn!Ao'p=k0Lr3q#VrYApH@k0\
        VlGLp[nsAS6nzLprnfAo'ndk0Ln9p4 sWp]Lm'ppLr&pxLr&n)Lm'n1A.@nK vRr=Llsp}VrELr$n-AJ0nB s[pdLm4piLqrpoLqrn2Lm4n8A6\
        @nK vJrKLm&psVr3Lqun4AF7nB sapoLmHp^LqXpaLqXn@ v>r`Lm>pfVquLqcn> sDp9Ap,@pbLr/pzAopp'pjVrBAo1p'pjLlrpzA*GosAJ1\
        n4Vl7LrAmwA0$k0Ll`q*Ll`mwA0]k0LrAq*VrjAJOn4A*9osLlrn'Ao1nzpjVl_Aopnzpj psqlA*oxk0Lr>q(VrfAo}@k0Vl;Lr>myA*o)k0L\
        lcq( pxqcAo1p,k0Lr8q&Vr`Ap4@k0VlALr8m{Ao1nuk0Llhq& p}qZAo'p=k0Lr3q#VrYApH@k0VlGLr3m~Ao'ndk0Llmq! phpZHuBCo{@@o\
        &p5p4Vp4C@oxox>nsp5Vr[C@p4p4@nKpUHkZCnm@@p4nKnKVlECo)>@oxnsnlVnmAp5nmq> phq&A'XmcVp4C@P1@YYHuBCO@@PY'VnmC@1O@'\
        ( q,rdVr[C@ovo+@p-p-HsFCov@@ovp-ntVlE rjs`Hq>A@oysqHmcA@o(sq phpRHuBCp$@@n}p=p<Vp4C@oxoz;nsp<VrTC@p:p:@nCp^HkZ\
        Cng@@p:nCnCVlLCo';@oxnsneVnmAp=neq> phq.A/PmcVp4C@K6@QQHuBCJ@@KQ/VnmC@6J@/0 q4rlVrSC@oqo0@p%p%HsFCoq@@oqp%n|Vl\
        M rjsWHq>A@p,sqHmcA@nusq phpFHuBCp,@@nupIpHVp4C@ozo{7nspGVrIC@pBpA@n7pjHkZCn`@@pBn7n7VlWCo&7@oznsnYVnmApInXq> \
        phq:A;DmVVp4AEEmVHuBAE;mVVnmA;<mV q@rxVrGC@X(@ovovHsFCX@@Xovo+VlY rjsKHq>A@pDsqHmcA@n]sq phpZHuBCo{@@o&p5p4Vp4\
        A;oqotA7=nuHhTA7CnuA;o0otVnmAp5nmq> pKr`Hu{A+DWVr[C@p4p4@nKpUHkZCnm@@p4nKnKVlEA+<W rjsdA@oqk0Hq>A@o0k0 phpRHuB\
        Cp$@@n}p=p<Vp4A;op_A/8nQHhTA/HnQA;o1_VnmAp=neq> pDrgHv,A,DVVrTC@p:p:@nCp^HkZCng@@p:nCnCVlLA,<V rjs^A@o~k0Hq>A@\
        o#k0 phpFHuBCp,@@nupIpHVp4A<orZA!,n3HhTA!Tn2A<o/ZVnmApInXq> p;rpHv>A/FRVrIC@pBpA@n7pjHkZCn`@@pBn7n7VlWA/:R rjs\
        SA@p4k0Hq>A@nmk0 php9HuBCp4@@nmpUpUVp4A<oxZAo&o,mvHhTAo&oumvA<o)ZVnmApUnKq> p1rzHCHvLHCA2FOVr?C@pJpJ@n*pwHkZCn\
        V@@pJn*n*VlbA2:O rjsIA@pHk0Hq>A@nXk0 r/p{HrVApMp-pwLpNqwAGSp_A@CNVpoC@p4p4@nKpUHjPCnm@@p4nKnKVn2A@=NAG-p_LpNm*\
        ApMntpw r/qFAnyoqn+LnZqdHq+C[@9(p'p!CKovo,@pAp&Cox@3owpAnzCH)%@p'o#Hq+LnZm=Anyo0n+ pUtEVpaC@ovo+@p-p-HtPCov@@o\
        vp-ntVn@HmjC9@B;3RC-p,p/@n9pBCnv@Pp+n9n_C>;G@3. r/psHrVApTp2pxLpNqvAHWpQA@CJVpoC@p9p:@nCp^HjPCng@@p9nCnCVn2A@=\
        JAH)pQLpNm+ApTnopx r/qNAo#]n,Ln`qWHp|Cop@8$p/p(CIoro0@p9o}Cot@5osp9o#CJ$o0@p/nzHp|Ln`mIAo#$n, p^tMVpXC@oqo0@p%\
        p%HtPCoq@@oqp%n|VnHHmrC?@A;;LC+p1p3@n1pHCnr@Qp/n1nXC?;A@;4 r0pgHrUCp$?.o#p`p9LpMqtAJ_pFVCVpoC@pApB@n7pjHjPCn_@\
        @pAn7n7Vn2V=AJ!pFLpMm-CRo#n|?panh r/qZAo.Tn-LngqGHpjCov@7o.p:p1CH[&@p.otC^@7^p.o+CKo/o+@p:nrHpjLngmYAo.,n- pjt\
        YVpLC@X(@ovovHtPCX@@Xovo+VnTHn)C?AA>>DC*p6p9@n&pPCnk@Sp5n&nPC@?A@>< r/p{HrVApMp-pwLpTr)AAGotVpoC@p4p4@nKpUHjPC\
        nm@@p4nKnKVn2AA9otLpTlxApMntpw pAs~A@oqk0HqKCJ@=9QUCRp*nt@pdp?Cp)@1p)pdnbCB97@Q+HqKA@o0k0HmUC'@F*n~o|C5oxow@n[\
        p)Co'@Moxn[nxC9*Y@n~o% r/psHrVApTp2pxLpTr)ABJotVpoC@p9p:@nCp^HjPCng@@p9nCnCVn2AB6otLpTlxApTnopx pAswA@o~k0HqKC\
        F@?=KPCSp.nq@pjpDCp,@0p-pjn]CA=:@K0HqKA@o#k0HmUC$@H&nwp%C6otos@ncp#Co+@Lounbn}C8']@nxn} r0pgHrUCp$?.o#p`p9LpTr\
        )ACOotVpoC@pApB@n7pjHjPCn_@@pAn7n7Vn2AC1otLpTlxCRo#n|?panh pAsnA@p4k0HqIACIICUp3nl@ptpKCp1@.p1ptnUAC7IHqIA@nmk\
        0HmUCo/@I!nnp+C7op_@nlozCo/@Koqnko&C6!os@nonw r0pYHrUCp*?+nzplpBLpTr(ADTotVpoC@pJpJ@n*pvHjPCnV@@pJn*n+Vn2AD,ot\
        LpTlyCUnznv?pmn_ pAsdA@pHk0HqBC@A?@ABCVp8ng@p}pRCp7@-p7p}nNC@@@@A>HqBA@nXk0HmUCo*@Jo-ndp2C9YX@nvosC$@I]nuo,C5o\
        .ow@nenq s3p:HpNCp+@@nupHpHVRHq1A@oysqHo!L%snC=p/p/@nNpMHm!Cnr@Cp/nNnSL%k3Ho!A@o(sqHq1V.C@nunv@pHnX s3pcC#@@#o\
        $o}VRHqJV.C@#^@o$o$ qTqmL[slCCoso,@p*p'Hr!Cou@=osp*nzL[k5 rqrvLJr/Ao.AsqL6lrAos?sq tPrvAosAsqL6r/Ao.?sq sOrwAo\
        s@sqVr/Ao.@sq s3p2HpNCp1@@nppPpPC@C@=@JHq)A@p,sqHo*L%sgC=p4p4@nFpTHm!Cnm@Cp4nFnLL%k:Ho*A@nusqHq)C@=@C@6C@npnp@\
        pPnP s3pkCo0@@%o,p!Hq:C@%oq@o,o! q]quL[scCB^!@p!o}Hr!C_@>^p!o$L[k> rxrvLJr/An}BsqL6lrAp$>sq tIrvAp$BsqL6r/An}>\
        sq sHrwAp$@sqVr/An}@sq s3p&HpNCp8@?nip]pZHpzA@pDsqH%L&sZC<p<p<@n:paHm!Cne@Dp<n:n@L&kFH%A@n]sqHpzCAnini@p]nF s3\
        pwC2@A2(VHq!C?2N@(* qjr$LZsUCBV)@osorHr!CW@>Voso/LZkK s%ruLJr/AniCsqL6lrAp8=sq t?ruAp8CsqL6r/Ani=sq s>rwAp8@sq\
        Vr/Ani@sq pUp9Lv&v&A$]sqLn^n^C:p*p)@nOpBHm!Cnr@Cp/nNnSL%k3Ho!A@o(sqHo{LnbnbA]$sq s3p:HpNCp+@@nupHpHVRHq1A@oysq\
        Ho!L,r^Lo+o*LQljHlXLntnuC@ntnt@pHnV qTqqL[shCCoso,@p*p'Hr!Cou@=osp*nzLA(LninhL>o|Ao.?sqLCnbLnynyVpuAo.@sqVmgLn\
        snsLIqtAo.AsqL6lrAC7p. tPrvAosAsqL=pALo/o/ s3p2HpNCp1@@nppPpPC@C@=@JHq)A@p,sqHo*L-rGLnynxLOm2Hm#LnOnOCHn~o#@pM\
        nl p[p3Lv&v&Ao(oysqLniniC5p&p%@nJp9Hm!Cnm@Cp4nFnLL%k:Ho*A@nusqHVLnpnpAoyo(sq q_r)LYsQCB^!@p!o}Hr!C_@>^p!o$LA,L\
        nwnwL?ZAn}>sqLCngLo*o)VpcAn}@sqVmlLo%o$LHqaAn}BsqL6lrAA9^ tIrvAp$BsqL=p0Lo!o# s3p&HpNCp8@?nip]pZHpzA@pDsqH%L1q\
        rLnbnbLJm{HmqLn]n]HpsC?2N@(*HnRC7@D7*LLnpnpCT(!@pGo1 pdp+Lv&v&Anup,sqLnwnxC.o}o~@nDp.Hm!Cne@Dp<n:n@L&kFH%A:n^s\
        QLo'o&Ap,nusq qmrHLWs1CBV)@osorHr!CW@>Voso/LA1Lo/o0Ani=ssLCnnL./VpFAni@sqVmsL**LGqBAniCsqL6lrV? tPrXAp'opr)L?T\
         s3p:HpNCp+@@nupHpHVRHq1A@oysqHiDA@o(sqHq1V.C@nunv@pHnX qErNHt*ATVqFL*rvC=p/p/@nNpMHm!Cnr@Cp/nNnSL*l+AT*qF rss\
        SAo0Ak0LGqeAoq@k0 tNsSL9qfAoq@k0LGm<Ao0?k0 sPsSVqfAoq@k0Vm;Ao0@k0 s3p2HpNCp1@@nppPpPC@C@=@JHq)A@p,sqHiDA@nusqH\
        q)C@=@C@6C@npnp@pPnP qErFHt*A]_qFL*rwC=p4p4@nFpTHm!Cnm@Cp4nFnLL*l*A]!qF rzsSAo#Ak0LFqfAo~>k0 tGsSL:qeAo~Bk0LFm\
        ;Ao#?k0 sJsSVqfAo}@k0Vm;Ao$@k0 s3p&HpNCp8@?nip]pZHpzA@pDsqHiDA@n]sqHpzCAnini@p]nF qEr:Ht*Aoyo|qFL*rvC<p<p<@n:p\
        aHm!Cne@Dp<n:n@L*l+Aoyo%qF s&sRAnmBk0LGqfAp4>k0 t>sRL9qfAp4Bk0LGm;Anm>k0 s@sSVqfAp4@k0Vm;Anm@k0 s3ovHpNCp9@;nf\
        pipZHpnA@p_sqHnxAotp)p{L*rvC<pDpD@n-pmHm!Cn]@DpDn-n4L*l+Aotnxp{HnxA@nBsqHpnCEnfnh@pinF s1sRAnWCk0LGqeApGFkWApH\
        @kqApG:kWLGm<AnW=k0L;q<VmfAnX@k0Vq; pUp9Lv&v&A$]sqLn^n^C:p*p)@nOpBHm!Cnr@Cp/nNnSL*l+AT*qFHp=LnonoHnZA@o(sqHo{L\
        nbnbA]$sq s3p:HpNCp+@@nupHpHVRHq1A@oysqHk_LntnuC@ntnt@pHnV sVrNHqvATVqFL1qfLn=n<LA/A#5lB sPsmVqLAoq@k0Vmu tJtg\
        L=pRAoq@k0LBnn s3p2HpNCp1@@nppPpPC@C@=@JHq)A@p,sqHk~LnOnOCHn~o#@pMnl p[p3Lv&v&Ao(oysqLniniC5p&p%@nJp9Hm!Cnm@Cp\
        4nFnLL*l*A]!qFHp*Ln~o!Hn_A@nusqHVLnpnpAoyo(sq sfrFHqgA]_qFL3qWLn:n:A((mN sJsrVqGAo}@k0Vn* tDtlL=pLAo~Bk0LAo! s\
        3p&HpNCp8@?nip]pZHpzA@pDsqHlbLn]n]HpsC?2N@(*HnRC7@D7*LLnpnpCT(!@pGo1 pdp+Lv&v&Anup,sqLnwnxC.o}o~@nDp.Hm!Cne@Dp\
        <n:n@L*l+Aoyo%qFHYL)*HndA:n^sQLo'o&Ap,nusq t2r:Hq=Aoyo|qFL5q0 rXs5A*opn(LGqfAp4>k0L:mH s@szVq?Ap4@k0VnE t:tsL=\
        pEAp4Bk0LA+ tqq#C_!#!pO@Lp!p!A@pOq>Lkps2A2Ho|Ln'o{Ao'o'r0Lo{n'AH2o| u0q?Lo$o}LpEpELo}o$A@o-mcLo!o!Ao-@mc tDr+L\
        l]rELo*pkLpko*LrEl] tkpzCoso.o.o.p[@Lp!p!A@p[q>Lkos1A0Jo|Ln&o|Anznzr0Lo|n&AJ0o| u6qELo*owLp9p9Lowo*A@)mcLo!o!C\
        99G9)@ tDr7Lldr=Lo/pZLpZo/Lr=ld tcprCoxo(o(o(pm@Lo~o~Coyoyoyo)@pmLkps2A*Mp$Ln'o{Co'N2oznknkLo{n'AM*p$ u>qNL#^L\
        p(p(L^#A@9mcLo#o#A9@mV tDrHLlor2L'pALpA'Lr2lo tYpiCo~o!o!o!q!@Lo~o~A@q!q>Lkps2A%Pp$Ln'o|CnzP0p'nYnYLo|n'AP%p$ \
        uBq]L1OLososLO1 tDrZLlzr'L0p&Lp&0Lr'lz pUp9Lv&v&A$]sqLl|l}Lmwq+A2Ho|Ln'o{Ao'o'r0Lo{n'AH2o|Lq+mwLl}l|A]$sq tqq#\
        C_!#!pO@Lp!p!A@pOq>Ln-ptL$#Lp+nwLn[n[Lnwp+L#$ s*sFLmwq*Lo*pkLpko*Lq*mw p[p3Lv&v&Ao(oysqLm%m%Lm|q%A0Jo|Ln&o|Anz\
        nzr0Lo|n&AJ0o|Lq%m|Lm%m%Aoyo(sq tkpzCoso.o.o.p[@Lp!p!A@p[q>Ln9phLo(o(Lovo+LnhnhLo+ovLo(o( s*sQLm~q#Lo/pZLpZo/L\
        q#m~ pdp+Lv&v&Anup,sqLm-m.Ln(pzA*Mp$Ln'o{Co'N2oznknkLo{n'AM*p$Lpzn(Lm.m-Ap,nusq tcprCoxo(o(o(pm@Lo~o~Coyoyoyo)\
        @pmLnSpMLnuntLB>LnynyL>BLntnu s*scLn,puL'pALpA'Lpun, u(pwC[$$$pI@LozozC]]]%@pILl4rmA4Ho|Ln3owAo)o)r0Lown3AH4o|\
        Lr7li uDq6Lo*owLp:p:Lowo*CI7II@#Lo'o'C77I7#@ t_qzLlyr(Lo/pZLpZo/Lr(ly pTvXHr]A@oysqHlDA@o(sq u!prCopo0o0o0pU@L\
        oyoyCoqoqoqo1@pULl5rmA0Io|Ln4oxAn{n{r0Loxn4AI0o|Lr8lj uJq<Lo/oqLp/p/Loqo/CE;EF@/Lo'o'C:;E;/@ t_r(Lm#q~L$pJLpJ$\
        Lq~m# pTvPHr]A@p,sqHlDA@nusq tvpiCowo+o*o+pg@LozozCovowovo*@pgLl4rlA,Mp$Ln4owCo'M3oznlnlLown4AM,p$Lr7li uRqEL(\
        WLo{o{LW(C@@@@@@ t_r9Lm-qsL-p1Lp1-Lqsm- pTvDHr]A@pDsqHlDA@n]sq t8pzC[%%%pG@LoxoxA@pGq>LlBr_A4Ho|Ln9ouAo)o)r0Lo\
        vn:AG3o|Lr,lu tUq9Lo,ouLp5p5Louo-CH7HI@%Lo)o)C88H8&@ srqzLm'qzLo1pTLpTo1Lqzm( rpvKHsMA@oysqHkSA@o(sq t3ptC_!o1\
        !pR@LoxoxA@pSq>LlBr_A0Io|Ln9ovAn|n|r0Lovn9AJ0o|Lr,lu tZq?L!_Lp*p*L_!A@1mcLo)o)A1@mV srr)Lm.qrL'pDLpC&Lqsm/ rpv\
        CHsMA@p,sqHkSA@nusq t*plCovo+o,o+pd@LoxoxA@pdq>LlBr_A,Mp$Ln9ouCo(M3oynmnmLovn:AL+p$Lr,lu tcqIL+TLovovLU, srr:L\
        m9qhL.p*Lp+/Lqhm9 rpv7HsMA@pDsqHkSA@n]sq u5pRAp4@q>LpIpICUUU+@p4Llpr2A.MorA5PoxLnqp0A!KpQLnS5H>Lnsp-A$$sqLp-ns\
        V>L5nSAK!pQLp0nqAO7p#AN,o{ uQpoLlor1A@HmVLpJpJAH@mVLr1loCC>CC@8LnWnWA8@mc rOspLnup,LJpHLpHJLp,nuLnRnR pTvfHr]A\
        @oysqHlDA@o(sq u/pLAp@@q>LpIpICYYY'@p@Llpr1A.NZA4P^Lnqp0Ao,MpULnT5Lnwp+Ao(o(sqLp+nwL5nTAMo,pULp0nqAO6ovAO,or u\
        UpvLlsr.LpFpFLr.ls rOs|Ln~p#LHp>Lp>HLp#n~ pTv^Hr]A@p,sqHlDA@nusq u&pCApQ@q>LpJpJC___o1@pQLlor1A/NSA4OULnqp0Ao!\
        PpSLnZ7Lo!p!HqeA@pDsqHlDA@n]sqHSADnyq-Lp&nzL7nZAPo!pSLp0nqAO4UAN/S uUq*Lm'qzLp5p5Lqzm' rOt0Lo-otLGp.Lp.GLoto- \
        sNq;Coro/o/o/pX@LqJqIA@pYq>Lm[qEHqbA@oysqHk5An{+pGLn9n9Co.o.o.or@nG skqWLn;pfLqvqvLpfn;CO2OO@o$LmWmWC22N2o$@ r\
        9s,Ln;pfC2O22@o}LphphAVJnYHpqAV6nYLp'n{ sHq5Covo+o+o+pe@LqIqIA@peq>Lmjq8HqNA@p,sqHk5Anu(pFLn9n9A@n<q> sqq^Ln@p\
        `LqkqkLpanACJ6JJ@o/LmVmWC66J6o0@ r9s8LnAp`C5J55@orLphphAPGncHpqAQ9ncLo~o# s@q-Co{o%o&o%pu@LqJqIA@pvq>Lm~q#Hq1A\
        @pDsqHk5Anm%pGLn9n9Co%o%o%o{@n+ syqfLnIpWLqYqYLpWnICE;EE@0LmWmWA0@mV r9sILnIpVA@PmVLphphAHDncHpqAH<ncLovo, rGr\
        eA*Wk0Lr/r/AW)k0 rLr`Ao0oqk0Lr/r/Aoqo1k0 rSrYAo!o~k0Lr0r/Ao~o#k0 q5pdHpeApD_p<LVTAp'UnfHqUCp6@@njpXpXVrOC@p6p6\
        @nHpXHjVCnk@@p6nHnHVkgC@nknk@pXnH q5q/Co)@@o)nqp0VpMHugV.C@o(ox@nqnqHmKAn`o1p<L*-Anw+ne pUs4VqrC@oxo)@p0p0HtJC\
        ox@@oxp0nqVm/ q5p[HpeApIoqp<LWTAo~SngHqUCp<@@nepapaVrOC@p;p<@n@paHjVCne@@p;n@n@VkgC@nfne@pan@ q5q7Co.@@o.nyp(V\
        pEHuVC@o*o}@nynoHmKAnZo/p<L*-An|-ne p^s<VqjC@oso.@p(p(HtJCos@@osp(nyVm7 q5pOHpeApQotp<LVTAowPnfHqUCpD@@n]pmpmV\
        rOC@pCpD@n4pmHjVCn]@@pCn4n4VkgC@n^n]@pmn4 q5qCC&@@&o(oyVp9Hu>C@'Y@o(o*HmKAnRo,p<L*.Ao'/ne pjsHVq^C@Z&@oyoyHtJC\
        Z@@Zoyo(VmC q5pdHpeApD_p<LVTAp'UnfHqUCp6@@njpXpXVq.Ao(o/$VnrHi:VqrC@oxo)@p0p0Hr1AToy(Hl[Cnk@@p6nHnHVkgC@nknk@p\
        XnH q5p[HpeApIoqp<LWTAo~SngHqUCp<@@nepapaVq7Anuo!o(Vn~HiJVqjC@oso.@p(p(Hr.A]p,o.HlVCne@@p;n@n@VkgC@nfne@pan@ q\
        5pOHpeApQotp<LVTAowPnfHqUCpD@@n]pmpmVq/An]nqnzV3Hn{An{@'HjkVq^C@Z&@oyoyHqzAoupDo#Hl`Cn]@@pCn4n4VkgC@n^n]@pmn4 \
        pArmA@oqk0Hv2A@o0k0 pArgA@o}k0Hv2A@o$k0 pAr]A@p4k0Hv2A@nmk0 q5pBHpeApYowp<LWTA^MnjHqUApzpzq>VrOAn'pzq>HjVAn'n'\
        q>VkgApzn'q> pArRA@pHk0Hv2A@nXk0 q5pdHpeApD_p<LVTAp'UnfHqUCp6@@njpXpXVq.AlCqzkQHl[Cnk@@p6nHnHVkgC@nknk@pXnH q5\
        p[HpeApIoqp<LWTAo~SngHqUCp<@@nepapaVq7Al@qyk:HlVCne@@p;n@n@VkgC@nfne@pan@ q5pOHpeApQotp<LVTAowPnfHqUCpD@@n]pmp\
        mVq/Al+r0k5Hl`Cn]@@pCn4n4VkgC@n^n]@pmn4 qyp3HqEANFp>LqyqyAFNp>VrjC@p4p4@nKpUHl$Cnm@@p4nKnKVj]C@nmnm@pUnK qyp[C\
        o+@@o+ntp-VtDC@ovo+@p-p-Hr}Cov@@ovp-ntVlKHmvCnz@@p'n`n`Vmv t%pxVplC@X(@ovovHpl qyp+HqEATHpBLqyqyAHTpDVrjC@p9p9\
        @nCp^Hl$Cnh@@p9nCnCVj]C@nhnh@p^nC qypdCo0@@o0n|p%VtDC@oqo0@p%p%Hr}Coq@@oqp%n|VlSHm~Cnu@@p,nWnWVm~ t-q/VpWC@S-@\
        ^^HpW qyo|HqEA]LpDLqyqyAL]pDVrjC@pApA@n7pjHl$Cn`@@pAn7n7Vj]C@n`n`@pjn7 qyppC(@@(o+ovVtDC@X(@ovovHr}CX@@Xovo+Vl\
        `Hn-Cnm@@p4nKnKVn- t9qLVp:C@K5@QQHp: qyp3HqEANFp>LqyqyAFNp>VpHAo(2)Vn{HmvCnz@@p'n`n`VmvHmpCo+@@o+ntp-VtDC@ovo+\
        @p-p-HqTAoxoyo1Hm%Cnm@@p4nKnKVj]C@nmnm@pUnK uItoVp'HnzA@oqk0Hp'Vp'Aoq@k0VnzHp'A@o0k0HnzVnzAo0@k0 s{uUArj@sqAl7\
        @sq qyp+HqEATHpBLqyqyAHTpDVpHAnu/o0Vo)Hm~Cnu@@p,nWnWVm~HmxCo0@@o0n|p%VtDC@oqo0@p%p%HqVAp-p,o%HlnCnh@@p9nCnCVj]\
        C@nhnh@p^nC uJtoVo}Ho$A@o~k0Ho}Vo~Ao~@k0Vo#Ho~A@o#k0Ho#Vo$Ao#@k0 t&uUArj@sqAl7@sq qyo|HqEA]LpDLqyqyAL]pDVp:An]\
        -o&V5Hn-Cnm@@p4nKnKVn-Hn'C(@@(o+ovVtDC@X(@ovovHqFAp<pDnvHloCn`@@pAn7n7Vj]C@n`n`@pjn7 s^pGVq?C@p$n}@p=p=Hq?A@o0\
        k0HmbC%@@[o'o'VmbAo0@k0 qyp+HqEATHpDLqyqyAHTpDVrjC@p9p9@nCp^Hl$Cnh@@p9nCnCVj]C@nhnh@p^nC sVpGVq?C@p)nx@pDpDHq?\
        A@o#k0HmbC)@@Wo-o-VmbAo#@k0 sMpGVq?C@p/nr@pMpMHq?A@nmk0HmbC0@@P''VmbAnm@k0 qy_HqEAovPpDLqyqyAPovpDVrjC@pJpJ@n*\
        pwHl$CnV@@pJn*n*Vj]Apwn*q> sCpGVq?C@p6nk@pWpWHq?A@nXk0HmbC7@@I11VmbAnX@k0 qyp3HqEANFp>LqyqyAFNp>VpHAmJrwkTHm%C\
        nm@@p4nKnKVj]C@nmnm@pUnK qyp+HqEATHpDLqyqyAHTpDVpHAmVs!kEHlnCnh@@p9nCnCVj]C@nhnh@p^nC qyo|HqEA]LpDLqyqyAL]pDVp\
        :AmIs<kGHloCn`@@pAn7n7Vj]C@n`n`@pjn7 rIszHr!A@oysqHm!A@o(sq rIu4Hr!A@oysqHm!A@o(sq rIsrHr!A@p,sqHm!A@nusq rIu,\
        Hr!A@p,sqHm!A@nusq rIsfHr!A@pDsqHm!A@n]sq rIt}Hr!A@pDsqHm!A@n]sq rIs~A@oqk0Hr!A@o0k0 rIu8A@oqk0Hr!A@o0k0 rIswA\
        @o~k0Hr!A@o#k0 rIu2A@o}k0Hr!A@o$k0 rIsnA@p4k0Hr!A@nmk0 rIu(A@p4k0Hr!A@nmk0 qyp3Hr}Cp8@@nip[p[Vt8C@p8p8@nEp[Hl$\
        Cni@@p8nEnEVjiC@nini@p[nE qyp[Co'@@o'nnp3Vt8C@ozo'@p3p3Hr}Coz@@ozp3nnVjiC@o'oz@nnnn rBqrHr0A@oysqHlqA@o(sq rBs\
        ,Hr0A@oysqHlqA@o(sq rBtCHq%A@oysqHm|A@o(sq qyp+Hr}Cp>@@ndpdpdVt8C@p=p>@n=pdHl$Cnc@@p=n=n=VjiC@ndnc@pdn= qypdCo\
        ,@@o,nvp+Vt8C@ouo,@p+p+Hr}Cou@@oup+nvVjiC@o,ou@nvnv rBqjHr0A@p,sqHlqA@nusq rBs$Hr0A@p,sqHlqA@nusq rBt;Hq%A@p,s\
        qHm|A@nusq qyo|Hr}CpE@@n[ppppVt8C@pEpE@n1ppHl$Cn[@@pEn1n1VjiC@n[n[@ppn1 qyppC$@@$o%o|Vt8C@]$@o|o|Hr}C]@@]o|o%V\
        jiC@$]@o%o% rBq^Hr0A@pDsqHlqA@n]sq rBruHr0A@pDsqHlqA@n]sq rBt/Hq%A@pDsqHm|A@n]sq rBqvA@oqk0Hr0A@o0k0 rBs0A@oqk\
        0Hr0A@o0k0 rBtGA@oqk0Hq%A@o0k0 rBqoA@o~k0Hr0A@o#k0 rBs*A@o}k0Hr0A@o$k0 rBtAA@o~k0Hq%A@o#k0 rBqfA@p4k0Hr0A@nmk0\
         rBr}A@p4k0Hr0A@nmk0 rBt7A@p4k0Hq%A@nmk0 rBqeHr0A@oysqHlqA@o(sq rBrvHr0A@oysqHlqA@o(sq sNtELoxp!LL3Ap%CqLLo~p.\
        A'p)r6Hm:A$nzr*Lp1nOAp)=qc s5tgLn}p>HqJLo1o(L3MAn}>qH rBq]Hr0A@p,sqHlqA@nusq rBrnHr0A@p,sqHlqA@nusq sTt?LoroyC\
        K50?ow.A_OpJLo~p.CU[os@o0p6Hm:Ao-nnr*Lp1nNAp6<qc s6ttLo.p)Hq*L1-C5JP@o+RA#1pI rBqPHr0A@pDsqHlqA@n]sq rBrbHr0A@\
        pDsqHlqA@n]sq s^t8LY_Ap@GqCLo~p.C]oto}@o'pIHm:Co%@)ouo#nZLp1nOApI;qc s7u+L3UH_ rBqiA@oqk0Hr0A@o0k0 rBrzA@oqk0H\
        r0A@o0k0 sKtGAn~Cm>LnppRAYo}lwHqgAVn~lkLo#ntAo%=mTL0P s5t`Lozp%Ao{BmXLP0Loxp&HmF rBqcA@o}k0Hr0A@o$k0 rBrsA@o~k\
        0Hr0A@o#k0 sPtCAntCm>LnppRA_p*lwHqgA[ntlkLo#ntAny=mTL5K s5tkLouo{Ap(CmXLK5LZosHm` rBqXA@p4k0Hr0A@nmk0 rBrjA@p4\
        k0Hr0A@nmk0 sWt=AneDm>LnppRAowp9lwHqgCov@W^otneLo#nsAnj<mTC?AA?<C s6t{L]orAJI$Hnl t;u?LGIH.AK7' qEp3Hq%ANFp>Lp\
        -p.A$]sqLnynyHn(C#@@#o$o}Vs'C@]#@o}o}A@oysqCnu@@p+nXnXVkzC@nvnu@pHnX r}qkHq%ANFp>Lq_q`AFNp>VqXC@p+p,@nXpHHlQCn\
        u@@p+nXnXVkzC@nvnu@pHnX r}r6C#@@$o$o}Vs'C@^#@o}o}HrOC^@@^o}o$Vm]Hn-Cn~@@p#nfnfVn, tfrSVpWC@T,@opopHpW qEp+Hq%A\
        SHpDLp.p.Ao(oysqLn|n{Hn+C(@@)o,ouVs'C@W(@ououA@p,sqCnp@@p0nPnPVkzC@npnp@pPnP r}qcHq%ATIpDLq_q_AHTpDVqXC@p1p1@n\
        PpPHlQCnp@@p1nPnPVkzC@nqnp@pPnP r}r>C)@@)o,ouVs'C@W)@ououHrOCX@@Wouo,VmeHn5Cny@@p(n^n^Vn4 tnrgVpDC@N1@WWHpD qE\
        o|Hq%A]LpDLp-p.Anup,sqLo!o!Hn0C1@@1(XVs'C@op.4p!_A*p>reCnh@@p8nDnDVkzC@nhnh@p]nD r}qVHq%A]LpDLq_q`AL]pDVqXC@p9\
        p9@nDp]HlQCnh@@p9nDnDVkzC@ninh@p]nD r}rJC1@@1(XVs'C@O1@XXHrOCO@@OX(VmqHnACnq@@p0nQnQVn@ tzs'Vp'AKKmVHp' qEp3Hq\
        %ANFp>Lp'p'A$^sqLo!o!Hn(C#@@#o$o}Vs'C@K86H_CNR70ozXA,^r,AnhnXq=Vk{C@nvnu@pHnX tAr)Vq%C@o|o$@p7p7Hq%A@o0k0Hm|C)\
        @@Wo-o-Vm|Ao0@k0 qEp+Hq%ASHpDLp(p(Ao(oxsqLo%o%Hn+C(@@)o,ouVs'C@I:8FYCMP=!o~ouAo1_qUAnanOq=Vk|C@npnp@pPnP t:r)V\
        q%C@p$n|@p>p=Hq%A@o#k0Hm|C-@@R#$Vm|Ao#@k0 qEo|Hq%A]LpDLp'p'Anup-sqLo(o(Hn0C1@@1(XVs'C@F<;CQCIL3'o|]Ao)p.r,AnUn\
        Cq<Vk|C@nhnh@p]nD t1r)Vq%C@p+nv@pGpGHq%A@nmk0Hm|C4@@L--Vm|Anm@k0 r}p-HpuCo{@@o%p5p5VYC@o{o{@nlp5Hn,Co&@@o{nlnl\
        V'Ap5nlq> r}pUA'YmcVYC@P0@YYHpuCP@@PY'V'C@0P@'' r#paA?N4VYVACo$@@n~nhp3VshC@ozo'@p3p3Hr}Coz@@ozp3nnVk9C@n~o}@n\
        hnnV?V'C@;@E@2Cp;@@ncpbp[VshC@p8p8@nEp[Hl$Cni@@p8nEnEVk9C@ncne@pcnE r}p%HpuCp$@@n|p=p=VYC@p$p$@ndp=Hn,Cn}@@p$n\
        dndV'Ap=ndq> qypXA>V-VYC@C@=@ICo-A@o-nxp+VshC@ouo,@p+p+Hr}Cou@@oup+nvVk9C@o-otAnxnvC@=@C@7V'A?*4Cp=@@ndpcpdVsh\
        C@p=p>@n=pdHl$Cnc@@p=n=n=Vk9C@ndnc@pdn= r}p^A/QmcVYC@K5@QQHpuCK@@KQ/V'C@5K@// r}ovHpuCp,@@nupIpIVYC@p,p,@nWpIH\
        n,Cnu@@p,nWnWV'ApInWq> qdpMA<or'VYABY4C1H@1,oxVshC@]$@o|o|Hr}C]@@]o|o%Vk9C@1OH,o)AB'4V'A=o/0Cp<H@nipYpoVshC@pE\
        pE@n1ppHl$Cn[@@pEn1n1Vk9C@nhneGpZn2 r}pjA;EmVVYAEEmVHpuAE;mVV'A;;mV r#paA?N4VYC@p0nq@pNpOHpuCp0@@p0pNnQV'C@;@E\
        @2Cp;@@ncpbp[VshC@p8p8@nEp[Hl$Cni@@p8nEnEVk9C@ncne@pcnE qypXA>V-VYC@p5nl@pVpWHpuCp5@@p5pVnIV'A?*4Cp=@@ndpcpdVs\
        hC@p=p>@n=pdHl$Cnc@@p=n=n=Vk9C@ndnc@pdn= qdpMA<or'VYC@pDn]@pnpnHpuCpD@@pDpnn3V'A=o/0Cp<H@nipYpoVshC@pEpE@n1ppH\
        l$Cn[@@pEn1n1Vk9C@nhneGpZn2 sMs,Hq%A@oysqHm|A@o(sq r5s@AoxFtKAo):sY sMtdHq%A@oysqHm|A@o(sq r5txAoxFtKAo):sY sM\
        s$Hq%A@p,sqHm|A@nusq r-s@Ap+GtGAnv9sU sMt[Hq%A@p,sqHm|A@nusq r-txAp+GtGAnv9sU sMruHq%A@pDsqHm|A@n]sq q~s@ApCIt\
        DAn^7sR sMtOHq%A@pDsqHm|A@n]sq q~txApCJtDAn^6sR sMs0A@oqk0Hq%A@o0k0 r9s@C@W@Woq@Ao0@k0 sMthA@oqk0Hq%A@o0k0 r9t\
        xC@W@Woq@Ao0@k0 sMs*A@o}k0Hq%A@o$k0 r2s@Ao~<jFAo#DkV sMtbA@o~k0Hq%A@o#k0 r2txAo~<jFAo#DkV sMr}A@p4k0Hq%A@nmk0 \
        r)s@Ap3:jOAnnFkV sMtWA@p4k0Hq%A@nmk0 r)txAp3:jOAnnFkV r/p-HpoCow@@o*p.p.VSC@oxow@nsp/Hn2Co*@@oxnsnrV-C@o*o*@p.\
        ns r/pUC5@@5.RVSC@L5@RSHpoCK@@LR-V-C@5K@.. q8pZC?D@<?MVSC@C@=@HCo,@@o,nup,VsGC@ovo+@p-p-HpFVl8ApOnQq>HqDV!C=o.\
        or@nunzC@=@C@8V-C@<AD?3Cp/?;nspUpLC@A@?@BVp'A4SpmHn*A'A2Ho#Anzp'mcVr}A,Tq>HnFCnm@@p4nKnKVkYC@nnnm@pUnL str[Hqs\
        Cp+@@nvpHpHVr<C@p,p+@nXpHHm.Cnv@@p,nXnXVleC@nvnv@pHnX sts'C#@@#o$o}Vr<C@^#@o}o}HqsC^@@^o}o$VleC@#^@o$o$ t>szHq\
        $A@oysqHm}A@o(sq t>u:Hq$A@oysqHm}A@o(sq r/p%HpoCo|@@o%p6p6VSC@o}o|@nkp7Hn2Co%@@o}nknjV-C@o%o%@p6nk q1pRA>U3VSC\
        @F?;APC$C@%o'p$VsGC@oqo0@p%p%Hp>Vl@Ap)nTpdHpBAp)5n}HpCV*C=(YBo'o%CA;@FA0V-A>+3Cp1B;nqpVpTC@@@?@BVp'A>KowHmuAno\
        QnsC1@K5o*MA3_n]VWA<os$Vr<AAT2A'OpdHnFCnh@@p9nCnCVkYC@nlnjBpVnD r/p^A6JmVVSAJKmVHpoAJ5mVV-A66mV strSHqsCp1@@np\
        pPpPVr<C@p1p1@nPpPHm.Cnp@@p1nPnPVleC@npnp@pPnP sts/C)@@)o,ouVr<C@X)@ououHqsCW@@Xouo,VleC@)W@o,o, t>srHq$A@p,sq\
        Hm}A@nusq t>u2Hq$A@p,sqHm}A@nusq r/ovHpoCp(@@nypBpBVSC@p(p(@n_pCHn2Cny@@p(n_n^V-C@nyny@pBn_ pxpHA>op/VSACov,A7\
        [n^VsGC@X(@ovovHp2VlLAUnlp5HpPAnepon?Vr<AGp!o0A8ARHnFCn`@@pAn7n7VkYC@nqnnIpLn: tbpHCp-I;nvpLp^C@A@?@CVoxHn,A[$\
        o!HUC@5HI7o0ACo+,V-A>o1/ r1pjVPHpkV0 strGHqsCp9@@nhp]p]Vr<C@p9p9@nDp]Hm.Cnh@@p9nDnDVleC@nhnh@p]nD sts;C1@@1(XV\
        r<C@O1@XXHqsCO@@OX(VleC@1O@(( t>sfHq$A@pDsqHm}A@n]sq t>u&Hq$A@pDsqHm}A@n]sq q8pZC?D@<?MVSC@p,nv@pHpHHpoCp+@@p,\
        pHnXV-C@<AD?3Cp/?;nspUpLC@A@?@BVp'A4SpmHn*A'A2Ho#Anzp'mcVr}A,Tq>HnFCnm@@p4nKnKVkYC@nnnm@pUnL t>s~A@oqk0Hq$A@o0\
        k0 t>u>A@oqk0Hq$A@o0k0 q1pRA>U3VSC@p1np@pPpPHpoCp1@@p1pPnPV-A>+3Cp1B;nqpVpTC@@@?@BVp'A>KowHmuAnoQnsC1@K5o*MA3_\
        n]VWA<os$Vr<AAT2A'OpdHnFCnh@@p9nCnCVkYC@nlnjBpVnD t>swA@o~k0Hq$A@o#k0 t>u8A@o~k0Hq$A@o#k0 pxpHA>op/VSC@p@nb@pg\
        phHpPAnepon?Vr<AGp!o0A8ARHnFCn`@@pAn7n7VkYC@nqnnIpLn: tbpHCp-I;nvpLp^C@A@?@CVoxHn,Cor+@ovo{nKV-A>o1/ t>snA@p4k\
        0Hq$A@nmk0 t>u.A@p4k0Hq$A@nmk0 pupnHsaCp'@@nzpBpAVo}Hp&Cp'@@nzpBpBVr(AnQpOqHHjCAnDnEq>VkgC@nznz@pBn` puq9C'@@(\
        o*ovVs:Ap4p3mcHswA6nto}VkaC@(Y@o*o+ qRr5HrHA@oysqHlXA@o(sq uwrVVrHC@pKBp,pLHC@?@@@?VlxC@'Y@o*o* qRsLHrHA@oysqH\
        lXA@o(sq qRtdHq1A@oysqHmpA@o(sq pupfHsaCp-@@nupJpIVouHo{Cp-@@ntpJpJVr(AnIpWqGHjCAn<n=q>VkgC@nunt@pJnW puqAC-@@\
        -!^Vs:Ap,p+mcHskA:n|_VkaC@-S@!# qRr-HrHA@p,sqHlXA@nusq v!r_Vr@C@p>Bp!p<HC@@@@@?VlxC@-S@!! qRsDHrHA@p,sqHlXA@nu\
        sq qRt[Hq1A@p,sqHmpA@nusq pupYHsaCp5@@nmpVpUVXH_Cp5@@nlpVpVVr(An<pdqGHjDAn0n1q>VkgC@nmnl@pVnK puqMC5@@5.QVs:Ao\
        }o|mcHs[A=o+RVkaC@5K@./ qRq~HrHA@pDsqHlXA@n]sq v.rkVr4C@p*@ovp$GVlxC@5K@.. qRs8HrHA@pDsqHlXA@n]sq qRtOHq1A@pDs\
        qHmpA@n]sq qRr9A@oqk0HrHA@o0k0 qRsPA@oqk0HrHA@o0k0 qRthA@oqk0Hq1A@o0k0 qRr2A@o~k0HrHA@o#k0 qRsJA@o}k0HrHA@o$k0\
         qRtbA@o~k0Hq1A@o#k0 qRr)A@p4k0HrHA@nmk0 qRs@A@p4k0HrHA@nmk0 qRtWA@p4k0Hq1A@nmk0 pupLHsaCp=@@ndpcpcC@D@<@LHRCp\
        =@@ndpcpcVr(An0pqqFHjDAn$n$q>VkgC@ndnd@pcn> qRq|A@pHk0HrHA@nXk0 v:rxVr'C@G5?KXCI?@HL/VlxA;;mV qRs6A@pHk0HrHA@n\
        Xk0 qRtMA@pHk0Hq1A@nXk0 saqLCpCntnO.rMo%CozI@o%p7pAVs-An[p8qdCnX/p:nzlnp$A(@pwCndnxpK1lnn}An[niqdVktC@o%o'Ip7n\
        `CpQ.n^ntrMo| pHqoVs-C@V+Dos]CpH3nbo&r2otVk5CnfnypG0lpo)C+E@*o-ow vyqoC@*UEo-o*CnY0p;nylpoxVslCp=o'n[/r2o.CUD@\
        Uos# saqBCpEnvnO.rNo'Cp!J@n}p>pIVs-AnQp@qcCnZ0p9n{ltp!Ao/@pwCnfnzpI2luo!AnQnaqcVktC@n}o!Jp>nWCpQ.n[nvrNoz pPqo\
        Vs-C@Q0BYUCpE2nco*r+^VkFCnin|pC0lzo-C0C@/#_ vqqoC@/PC#!Cn^0p8n|lzotVsZCp<o+n^0r,#CPC@PX+ saq4CpFnxnN-rQo*Cp(J@\
        nwpGpTVs-AnCpLqaCn^0p6n}l}o}An~@pwCnjn|pD2l~o$AnCnTqaVktC@nwnyJpGnLCpR-nZnxrQow p]qoVs-C@J7AKICpA3neo0q~VVk`Cn\
        lo%p>1m+#C6B@5-R veqoC@5JB-.Cnc1p5o%m+^VsACp:o1nc1r!*CHB@HJ7 saqLCpCntnO.rMo%CozI@o%p7pAVs-An[p8qdCnX/p:nzlnp$\
        A(@pwCnfnxpJ2lnn}An[niqdVktC@o%o'Ip7n`CpQ.n^ntrMo| sPqfVt=Aoq@k0VjdAo0@k0 saqBCpEnvnO.rNo'Cp!J@n}p>pIVs-AnQp@q\
        cCnZ0p9n{ltp!Ao0@pwCngnzpG2lto!AnQnaqcVktC@n}o!Jp>nWCpQ.n[nvrNoz sJqfVt=Ao}@k0VjdAo$@k0 saq4CpFnxnN-rQo*Cp(J@n\
        wpGpTVs-AnCpLqaCn^0p5n}l~o}An}@pwCnjn|pD2l~o$AnCnTqaVktC@nwnyJpGnLCpR-nZnxrQow s@qfVt=Ap4@k0VjdAnm@k0 saq$CpHn\
        {nN-rSo-Cp0L@nopRpbVs-An4pXq_Cna2p3o!m*o{Ano@pwCnmn~pA4m*o&An4nHq_VktC@nonqLpRn?CpR-nXn{rSot s6qfVt=ApH@k0VjdA\
        nX@k0 r6p-Hs@ATTq>Vv2A,Tq>HkSAnKnKq>Vj]C@nend@pcn? r;pUCn}@@nznbp9VsWAp-/p8HR rdpUVt/Hr[Vjr r)u]Cn^@ne@@p`Hs9V\
        nAHl1 r6p%Hs@A]]q>Vv2A$]q>HkSAnCnCq>Vj]C@n`n_@pkn7 r3p^Co)A@o*nrp1VsHCS7+@p/6 rlp^Vs|HrKVk% r)ueCni@np@@pOHs1V\
        nQHl9 r6ovHs@Aoyoyq>Vv2Ao(oyq>HkSAn7n7q>Vj]C@nWnV@pwn+ rxpjVsdHr3Vk= r'pkC'E@(o-p$Vs7Aot;_ r)uqCnz@o!@@p7Hs%Vn\
        jHlE r?pAVtGH*AnOpJmdAoqAk0Ap1nvq?HsMA@o0k0Hl-VjYAo0@k0 r9pAVtAH0AnIpOmdAo}Bk0Ap+n|q@HsMA@o$k0Hl4Vj`Ao#@k0 r/p\
        AVt7An9pYm_Ap4Ck0Ao~o(qAHsMA@nmk0Hl=VjjAnm@k0 r/p:HpTCo|@@o*p(p1AH>NLpR(Cor87o/p3owLpdtCAo*p3q>LnOXAnno*q>LnZk\
        xVs$C@osos@nyp(HnLAo08p)Ao0Hp)HnYCo.@@osnynyVjOC@o.o.@p(nyHpGALALC@o.o.@p(ny r/pcC9@@84LVu(ALLmVHpTAL4mVViyA44\
        mV t{q(LnOWA7OmcLpetCANImcLpR)AH1mcLn=j^C>9H>17 pTq9A4LmVVtQALLmVHpGAL4mVVjOA44mV rKqfAoyEtKAo(;sY pkr<AoxFtKA\
        o):sY r/p2HpTCox@@o*p0p.LpP*Cow67o*p<o|LpetCAo$p=q>LnOWCo*JJowndo%Lnkl[Vr>C@oxox@nqp0HnLAo0:ozAo0FozHnYCo)@@ox\
        nqnqVjOC@o)o)@p0nqHpGHECBo-o.@p/nz r/pkA<DmVVu(ADDmVHpTAD<mVViyA<<mV t}q0LnOWA=EmVLpetCAECmcLpQ)AC;mcLn<j^A;=m\
        c pTqAA<DmVVtQADDmVHpGAD<mVVjOA<<mV rCqfAp,GtGAnu9sU pcr<Ap+GtGAnv9sU r/p&HpTCow@;o)p;p+LpB-Cp!55o!pKp(LpetDAn\
        xpKq>LnOWCo!LKp!nUnyLo%m^Vq9C@p#p$@nep<HnLAo0;opAo0EopHnYCn}@@p#neneVjOC@n}n}@p<neHpACGo+o-@p:nz r7pwVp?ApD@sq\
        Vnb txq>Ln`SLp`t4LpB, p]qMVp)Ap7@qsVnx r7qgVt(HpDVjyAn]@sq p]rSVs;Hp7VkfAnj@qs rOqfC@W@Woq@Ao0@k0 por<C@W@Woq@\
        Ao0@k0 rIqfAo};jFAo$EkV phr<Ao~<jFAo#DkV r?qfAp4:jOAnmFkV p_r<Ap3:jOAnnFkV saqeHpbA@oysqHn?A@o(sq sar|HpbA@oys\
        qHn?A@o(sq r)u]Cn^@ne@@p`Hs9VnA saq]HpbA@p,sqHn?A@nusq sartHpbA@p,sqHn?A@nusq r)ueCni@np@@pOHs1VnQ saqPHpbA@pD\
        sqHn?A@n]sq sarhHpbA@pDsqHn?A@n]sq r)uqCnz@o!@@p7Hs%Vnj saqiA@oqk0HpbA@o0k0 sas#A@oqk0HpbA@o0k0 saqcA@o}k0HpbA\
        @o$k0 sarzA@o~k0HpbA@o#k0 saqXA@p4k0HpbA@nmk0 sarpA@p4k0HpbA@nmk0 r/p:HrVCp+@@nupHpHVtpAnr]r9Lmcn%Lmcp|Anr$r9V\
        j1C@nunv@pHnX r/pcC#@@#o$o}VtgLq<n'Ao{@q7Lq<pzVj:C@#^@o$o$ r/p2HrVCp1@@nppPpPVtpC@ov^WneosLmhn)LmhpxC#W@ovneo.\
        Vj1C@npnp@pPnP r/pkC)@@(o,ouVtVLq/n1Ap(@q8Lq/ppVjJC@(W@o,o, r/p&HrVCp9@@nhp]p]VtpC@p#ov_nPo|Lmpn0LmppqCo+_@p#n\
        Po%Vj1C@nhnh@p]nD r/pwC1@@1(XVt<LpynBAp6@q9Lpyp_VjeC@1O@(( pUp9Lv&v&A$]sqLnonoC@RR8+oyAo*<psLmcn%Lmcp|Anr$r9Vj\
        RLnRnRA]$sq r/p:HrVCp+@@nupHpHVsCLo(o(Vl)C@#^@o$o$HlJA%FnuLo1!Ap.0p7 q`q|VszLq<n'Ao{@q7Lq<pzVo) r/p2HrVCp1@@np\
        pPpPVs4LnunuVlHC@(W@o,o,HlJH=Lo!n~Ap%7o| p[p3Lv&v&Ao(oysqLn|n{C9oqYTnfXLmhn)LmhpxC#W@ovneo.VjVLnTnTAoyo(sq qhr\
        3VsULq/n1Ap(@q8Lq/ppV, r/p&HrVCp9@@nhp]p]VrhLn]n]Vm-C@1O@((Hm,Ln^n]CF@:@Q@ pdp+Lv&v&Anup,sqLo+o+C-]ZUnYLLmpn0L\
        mppqCo+_@p#nPo%Vj[LnXnWAp,nusq qtrPVr{LpynBAp6@q9Lp=p/ r/ovHrVCpA@@n_pjpjVtpC@p.p!ovn;p)Lmxn6LmxpkCo!ov@p.n;nx\
        Vj1C@n_n`@pjn7 r/p:HrVCp+@@nupHpHVsCLjujvAp.0p7 r/p2HrVCp1@@nppPpPVs4LjvjvAp%7o| r/p&HrVCp9@@nhp]p]VrhLk-k-CF@\
        :@Q@ q>pFHqlAp/YpFLqyqyCoxoxoxo)@plLm6qkCo)oxoxoxn5@Lm(m(A'nrpFVm5C@nvnv@pHnX q>poC$@@$o$o}VqlAMopn]LqyqyCUT+T\
        p3@Lqkm6CT+TU@nnLm(m(Ao13n] qQr6Ap5nlq>Co{@@o%p4p5C@o{o{@nmp4Anlnmq> qzr6C@op@otp%@C@o,@o1n|@ q>p>HqlAp5[pGLqy\
        qyCo|o|o|o%@pwLm5qlCo%o|o|o|n*@Lm(m(A%nlpGVm5C@nqnq@pPnP q>pwC)@@)o,ouVqlAKYnYLqyqyCQQ/Qp'@Lqkm6CQ/QQ@nzLm(m(A\
        '5nY qIr6Ap=ndq>Cp$@@n|p<p=C@p$p$@nep<Andneq> r%r6C@U@Wor@C@(@*o/@ q>p2HqlAp=oppFLqyqyCp%p$p%n|@q+Lm6qkCn|p%p$\
        p%mv@Lm(m(Ao1ndpFVm5C@nini@p]nD q>q&C1@@1(XVqlAGQncLqyqyCKJ6Jos@Lqlm5CJ6JK@o.Lm(m(A/9nc q=r6ApInWq>Cp,@@nupHpI\
        C@p,p,@nXpHAnWnXq> r1r6AH<h|A8DlV qfr6ApM@k0AnS@k0 q>p&HqlApFospGLqyqyCp+p*p+nv@q=Lm6qkCnvp+p*p+md@Lm(m(Ao.nZp\
        GVm5C@n`n`@pin8 sOpgAos@pRLrrq0A@p:r5L.IVqLAo(@sqVmhLn{YVq&C@o{os0nhpICnVo{pJo{l:@Co.0@o{nhnWVm{Ln@nxA@ngr5 sa\
        q.Ll1q/Lrpq.Lrpms qgsyVppC@X-7p#p%Cp>ovncovrB@CS7@Xp#n|Vn1LmhpCAo.@pR sKp`Ao{@pVLrqq/CouRou/@pIL3GVqGAnu@sqVmu\
        Lo.QVp~C@o~ov.ncpQCnTo|pLo|l4@Co+.@o~ncnOVn#LnEnzCo,/o,R@nW saq7LlDq&Lr]q%Lr]m| qot)VpcC@T19o{o{Cp=oundour<@CO\
        9@To{o&Vn>Lmtp>Ao&@pV sFpTAp(@pVLrrq0Co}Vo}*@p_C=AB?9CVq@An]@sqVn+L6EVpwC@p&oz,n]p[CnPo~pPo~l(@Co',@p&n]nEVn*L\
        nKn~Co$*o$V@nB saqELl`puLrApuLrAn, q{t<VpOC@N5<ouopCp9osnhosr0@CK<@Nouo1VnQLn(p5Any@pV sOpgAos@pRLrrq0A@p:r5L.\
        IVqLAo(@sqVmhLljppAo.@pRLl/mrA@ngr5 qZtELqVpPLqVnPA]RqvVp;C@ozos/nhpICnVo{pJo{l:@Co./@oznhnWVnfA].qv sKp`Ao{@p\
        VLrqq/CouRou/@pIL3GVqGAnu@sqVmuLlvpkAo&@pVLl0mqCo,/o,R@nW q_t>LqRpNLqRnRAoyYqvVp;C@o}ov.ncpPCnTo|pLo|l4@Co+.@o\
        }ncnPVnfAoy'qv sFpTAp(@pVLrrq0Co}Vo}*@p_C=AB?9CVq@An]@sqVn+Lm*pbAny@pVLl/mrCo$*o$V@nB qdt3LqMpLLqMnTAp-ouqvVp;\
        C@p&oz+n]p[CnPo}pPo}l(@Co'+@p&n]nEVnfAp-o,qv s@pIAp4@pULrqq/Cp*[p*%ApvVq8AnPotrNC6o}ox-nVpPCnMp#pSp#k{@Cn~)@p+\
        nTn:VnfAZo#p_Ln9ntCnv&nv[@n+ v7t%L6EAJGW vJpEAorApHAUVqPA@oqpFLmEu%C3otQorn`DLnFmBC@?A@??LmCnFCo./o-MDn` v/p{L\
        jCqFA@El`LqWpV vKq:LlJrQLpWqXAD@la vGp>Aow@pGA[]q;A@ovpBLmEu%C0ozToxnPELnGmCLmDnGCo(,o'PEnP ulq2Ljsq5LqGpN v7q\
        ZLlir3LpNqG vqp3Aououq)A?o~pBLmEu$C-p'Yp%n:FLnImGLmGnICn|'nzSGn:Lu*mKAo~@pB u;qQLkepuLq&p= uur-Lm:qcLp=q( vJpE\
        AozGpgA.Cn-Lkts&AVWk0Ls-k{AC.n-AFoyphLmEu%C3otQorn`DLnFmBC@?A@??LmCnFCo./o-MDn` vGp>Coz1Oo(p5p5LmEu%C0ozToxnPE\
        LnGmCLmDnGCo(,o'PEnP v]pJLkus'Aopoqk0Ls-kzAo0o0k0 vCp3Cp'-SnzpDpELmEu$C-p'Yp%n:FLnImGLmGnICn|'nzSGn: vVpDLkts&\
        Ao~p!k0Ls,kzAo$o#k0 v?p'ApCQpvAQpDpvLmEu%Ankp$pwAnfo'pwLnKmJLmKnKAo'nfpxAp%nkpx vNp<Lkus'Ap/p0k0Ls-k{Anqnpk0 q\
        +ptHt_Cp8@@nip[p[VrqC@p8p8@nEp[HjBCni@@p8nEnEVl0C@nini@p[nE q+q?Ao!OnbLAALrFquCJH6Hoq@LrFm,LA?Ao!1nb pHquC@D@=\
        @JVrqC@ozo'@p3p3Ht_Coz@@ozp3nnVl0C@=@D@6LlbqnC%W[WnZ@ q+plHt_Cp=@@ndpdpdVrqC@p=p=@n=pdHjBCnd@@p=n=n=Vl0C@ndnd@\
        pdn= q+qGAo/Hn{Lr?qnCGF9FV@Lr?m3Ao/8n{ pPr)VrjC@ouo,@p+p+Ht_Cou@@oup+nvVl7LloqdC!Y_YnP@ q+p`Ht_CpE@@n[ppppVrqC\
        @pEpE@n1ppHjBCn[@@pEn1n1Vl0C@n[n[@ppn1 q+qSA8A7Lr.q`AF@mvLr.mAA8?7 p]rBVrPC@]$@o|o|Ht_C]@@]o|o%VlPLm&qSCo-^ot^\
        n@@ q+ptHt_Cp8@@nip[p[VqcAo(o)o1VmfC@=@D@6LmIq5Annp(o#C#YopZnUDLlbm3C@D@=@JVrqC@ozo'@p3p3Hr;ASoy(HlRCni@@p8nEn\
        EVl0C@nini@p[nE uXt_Vp(HnzA@oqk0Hp'Vp'Aoq@k0VnzHp'A@o0k0HnzVnyAo0@k0 t.uFAri@sqAl8@sq q+plHt_Cp=@@ndpdpdVqwAnu\
        nto%VmkLmXq)Ancp1nxC!V]WnT=Llom=VrjC@ouo,@p+p+Hr6AXp,o.HlRCnd@@p=n=n=Vl0C@ndnd@pdn= uRtgVo~Ho#A@o~k0Ho~Vo~Ao}@\
        k0Vo#Ho~A@o#k0Ho#Vo#Ao$@k0 t.uNAri@sqAl8@sq q+p`Ht_CpE@@n[ppppVqvAn]nenvVn7Ln5pWAmvpbnKC'ESPni+Lm&mMVrPC@]$@o|\
        o|Hr$A]pDo%HlaCn[@@pEn1n1Vl0C@n[n[@ppn1 pXqRA+Yk0LrFqtCZU&UpB@LrFm-A+'k0LlZquC5IKIo,@ p]qMA#otk0LrFqtC]W$WpJ@L\
        rFm-A#o-k0LlZquA$@q7 pcqFAo'p%k0LrFquCoqZo0ZpV@LrFm,Ao'n|k0LlZqtA0@q+ q+pRHt_Ap}p}q>VrqAn$p}q>HjBAn$n$q>Vl0Ap}\
        n$q> pjq>Anwp5k0LrFquCou_o,_pc@LrFm,Anwnlk0Ll[qtA<@q+ q+ptHt_Cp8@@nip[p[VqcAlho&mgLqsmUA+'k0LlZquC5IKIo,@LlZm,\
        A+Yk0LrFqtCZU&UpB@LY,A%r#m{HlRCni@@p8nEnEVl0C@nini@p[nE q+plHt_Cp=@@ndpdpdVqwAlbnvm`LqumSA#o-k0LlZquA$@q7LlZm,\
        A#otk0LrFqtC]W$WpJ@LS1A'q~m|HlRCnd@@p=n=n=Vl0C@ndnd@pdn= q+p`Ht_CpE@@n[ppppVqvAm0nUn+LqCm|Ao'n|k0LlZqtA0@q+LlZ\
        m-Ao'p%k0LrFquCSP'Hp8QADqbn@HlaCn[@@pEn1n1Vl0C@n[n[@ppn1 s'pQCou%o,%pg@LrBq_AHPpRVr]C@p4p4@nKpUHjPCnm@@p4nKnKV\
        lDAH0pR s?prLloqRLrLqWAN@n/LrLmILlomNAnk@m{ pUsBVr-C@ovo+@p-p-HtPCov@@ovp-ntVltLldqMAnq@q$ s!pJCox#o)#pq@LrBq`\
        AKVpRVr]C@p:p:@nCp^HjPCng@@p:nCnCVlDAK*pR sDpxLlxqLLrCqPAD@n/LrCmPLlxmTAnu@m| p^sQVq{C@oqo0@p%p%HtPCoq@@oqp%n|\
        Vm&LlpqDAni@q# rxpACo|o/o%o/q!@LrBq_APoqpRVr]C@pApB@n7pjHjPCn_@@pAn7n7VlDAPo0pR sKq%Lm(qALr1qDLr1m]Lm(m`Ao&@n!\
         pjsiVqdC@X(@ovovHtPCX@@Xovo+Vm=Lm&q7AnZ@q$ pPrpA.Zk0LrVq_Ap,@m~LrVmBA.&k0LlIq_A.@pr pTrkA&ouk0LrWq`Ap2@m}LrWm\
        AA&o,k0LlJq_A4@pr pZrcAo+p(k0LrVq_Ap>@m}LrVmBAo+nyk0LlJq_ rlplLp-peCRot^%,p]L%XApVpWnxLY#C]o0o*-pY+Lpep-CoxUNo\
        &o{pVC(p=pH@mvpvCn.@pKpLl!mwCnTnU@psmwl!C@nZndVpvmvCo}3+o'pVo{ rGp~C5,W9n{*CnxP@npnGpbC@phn]n]p{rcCpDpDn9@rcp{\
        Cp4@.p*pbnFCG*SK*n|Ln<nsAnxLmpLo-ozA(Eq!An#n$p4AD'p}Loxo.AKntn& rsphLp-peCToxoq#*pgL*TApJpKn}LU(C_o-o&+pd)Lpep\
        -Co|VOo!p!p`C&pApL@mnp|Cn,@pMpMkymuCnSnS@pumukyC@nVn`Wp|mnCp#2)o$p`p! r@q%C7/S:o'.Cn|O@ntnMpYC@pfn_n_pyr]CpBpB\
        n;@r]pyCp/@0p&pYnLCF.OH.o(Ln<ntAo&ImrLo,ozAo.Gq!Am}m}p4AFo/p}Lowo-AJn}n& r}pcLp.peCWo}ovo/'ptL2NAp8p9o(LN0Coso\
        (n}(pr&Lpep.Cp&YRnxp(pnC%pGpR@mcq'Cn)@pOpPkqmqCnPnQ@pxmqkqC@nPnZYq'mcCp*0&nzpnp( r6q+C95L=%3Co$M@nznUpNC@pbnan\
        apurTCp@p@n?@rTpuCp)@1o}pNnTCD5JF3&Ln=ntA$FmuLo-o{An|Jq!Amxmxp4AHn}p}Lowo-AGo.n( s,p]Lp-peC^p,o}o'o/q-Ap%p&!Co\
        zn|nq#q+o+Lpep.Cp,^Tnqp.p~C#pLpY@mVq0Cn%@pQpRkhmmCnNnO@p|mmkhC@nJnTZq0mVCp1-!ntp~p. q=uKCnln}@pFn@mEC@n^nqp%pT\
        mGCptnEn-nEtR@Cp0p%@n^pTqYC@pCp0n|nLqYCnTp;pbUl'p9Amgp?p8A/o0rCAp!n>nv qIvLApXnon{AS:p[CpXWn[p6rcnsCpbnSpbpM@k\
        }Cn<nQpenQk$@Cn{oz@nkn[q:C@p=nso(pXqAAIRp^A#pYo{ q4uOCnmn|@pGnAmAC@n[nop&pWmACpwnBn*nBt]@Cp2p&@n[pWq`C@pEp2n{n\
        Iq`CnSp<pdUl$p;Amfp?p6A'o#rCAo}nGny qXv>ApCnwo(AZ9p[CpVUn^p4r]ntCp^nVp^pJ@l,Cn?nTpbnTk.@Cn}oy@nmn_q4C@p:nuo)pU\
        q;ALYp^A*pJos q'uTCnlnz@pHnBm<C@nWnlp)p[m7Cp{n@n&n@tm@Cp5p)@nWp[qjC@pIp5nxnEqjCnRp=peSk}p>Amcp>p5Ao-nlrCAoynTn\
        } qov&Ap%o*&Aov5p[CpRUnap1rQnwCpWn[pWpE@l>CnDnXp]nXk>@Co#ov@nrncq+C@p6nyo+pPq1APotp^A5p2W vgsnCRn[p3p(nam9Cn<n\
        QpenQk$@Cn{oz@nkn[q:C@p=nso(pXqAAIRp^A#pYo{ApXnon{AS:p[ApVI(AJoy*AnB9WAmgp?p8A/o0rCAp!n>nvCnln}@pFn@mEC@n^nqp%\
        pTmGCptnEn-nEtR@CpEp5_nHpJrCAo-') v`sjCPn_p0p%ncmCCn?nTpbnTk.@Cn}oy@nmn_q4C@p:nuo)pUq;ALYp^A*pJosApCnwo(AZ9p[A\
        pTI(ANp+o0AnA9VAmfp?p6A'o#rCAo}nGnyCnmn|@pGnAmAC@n[nop&pWmACpwnBn*nBt]@Cp2p&@n[pWq`A5p@opAn|o-o/ vVsUCGnip(o{n\
        dmaCnDnXp]nXk>@Co#ov@nrncq+C@p6nyo+pPq1APotp^A5p2WAp%o*&Aov5p[ApBI+ASpCo&AnO:SAmcp>p5Ao-nlrCAoynTn}Cnlnz@pHnBm\
        <C@nWnlp)p[m7Cp{n@n&n@tm@CpIp:^nApRrTAnen{o# pvuYCnlnx@pInCm7C@nSnip,pam-Cq#n<m~n<t}@Cp8p,@nSpaqtC@pMp8nun@qtC\
        nPp>pgQkypBAmap<p3An~nXrCAounao$ w-t*Al;q`l(AnB9WAmgp?p8A/o0rCAp!n>nvCnln}@pFn@mEC@n^nqp%pTmGCptnEn-nEtR@CpEp5\
        _nHpJrC w4t0Al7qbkuAnA9VAmfp?p6A'o#rCAo}nGnyCnmn|@pGnAmAC@n[nop&pWmACpwnBn*nBt]@Cp2p&@n[pWq`A5p@op wBt+Ak|qskj\
        AnO:SAmcp>p5Ao-nlrCAoynTn}Cnlnz@pHnBm<C@nWnlp)p[m7Cp{n@n&n@tm@CpIp:^nApRrT qKpSHs{CpI@@nWpvpvVqlC@pIpI@n+pvHm8\
        A<AnkLn5p]Anw'r=Vn]HntCnm@@p4nKnKVlrApvn+q> qKp|AnSpMmcVr/C@ovo+@p-p-Hp7CT@@,__Vp>Lp`nOA_5p<HqiCp/@@p/pMnSVm5C\
        @nrp/@nSnS qKpKHs{Ap~p~q>VqlAn#p~q>Hm9Ln6p[C%W@otnio1VneHn|Cnh@@p:nCnCVlrAp~n#q> qKq'An[pEmcVr/C@oqo0@p%p%Hp7C\
        Y@@'owowVp-LpRnZAot3p?HqiCp)@@p*pEn[Vm5C@nxp)@n[n[ qKp?Hs{Aq-q-q>VqlAmtq-q>Hm=Ln9pXCo._@p!nUo(VnqHo+Cn`@@pAn7n\
        7VlrAq-mtq> qKq3Anhp9mcVr/C@X(@ovovHp7Cor@@o/p&p&V_Lp>nmAo|0p=HqiCo~@@o~p9nhVm5C@o#o~@nhnh qKp2Hs{Aq9q:q>VqlAm\
        hq:q>HmBLn=pTCo%ow@p-n?n|Vn~H(CnV@@pJn+n*VlrAq9mgq> qKpSHs{Apvpvq>Vr/C@p4p4@nKpUHntVpDAnwYr=Ln5nDA<?nkHm8CnW@@\
        pIn+n+Vm5C@nWnW@pvn+ qKp|Cnr@@nrnSpMVqlC@p/nr@pMpMHqiA_Kp<Lp`pQVncC@,,@_!Hp7Cov@@ovp-ntVlrAnSnSmc qKpKHs{Ap~p~\
        q>Vr/C@p:p9@nCp^Hn|Vp<C@ot[WniopLn6nEHm9An#n#q>Vm5Ap~n#q> qKq'Cnx@@nxn[pEVqlC@p*nx@pEpEHqiAotMp?LpRpFVntC@''@o\
        wo*Hp7Coq@@oqp%n|VlrAn[n[mc qKp?Hs{Aq-q-q>Vr/C@pApA@n7pjHo+Vp0C@p!os_nUoyLn9nHHm=Amtmtq>Vm5Aq-mtq> qKq3Co#@@o#\
        nhp9VqlC@o~o#@p9p9HqiAo|Pp=Lp>p4V!C@o/o/@p&n{Hp7CX@@Xovo+VlrAnhnhmc qKp2Hs{Aq9q:q>Vr/C@pJpJ@n+pwH(Vp#C@p-o|own\
        ?p%Ln=nLHmBAmhmgq>Vm5Aq9mgq> qyr.Hr}A@oysqHl$A@o(sq qysRHqfA@oysqHm;A@o(sq qyr&Hr}A@p,sqHl$A@nusq qysJHqfA@p,s\
        qHm;A@nusq qyqwHr}A@pDsqHl$A@n]sq qys>HqfA@pDsqHm;A@n]sq qyr2A@oqk0Hr}A@o0k0 qysVA@oqk0HqfA@o0k0 qyr,A@o~k0Hr}\
        A@o#k0 qysPA@o~k0HqfA@o#k0 qyr!A@p4k0Hr}A@nmk0 qysFA@p4k0HqfA@nmk0 qos*Ao~FtIAo#:sW sIs*Ap!FtIAo!:sW u$s*Ap!Ft\
        IAo!:sW qfs*Ap3GtFAnn9sS s@s*Ap4GtFAnm9sS txs*Ap4GtFAnm9sS qWs*ApOJtCAnQ6sQ s2s*ApOJtCAnQ6sQ tjs*ApOJtCAnQ6sQ \
        qss*Aov<j@Ao+DkV sNs*Aou<j@Ao,DkV u)s*Aou<j@Ao,DkV qls*Ap';jJAnzEkV sFs*Ap';jJAnzEkV t~s*Ap';jJAnzEkV qas*Ap=8\
        jQAndHkV s;s*Ap=8jQAndHkV tss*Ap=8jQAndHkV sLqvAoy@sqVpMHpMA@oysqHnSVpLAo(@sqVnTHnSA@o(sqHpM sDqvAp,@sqVpEHpEA\
        @p,sqHn[VpDAnu@sqVn]Hn[A@nusqHpE s8qvApD@sqVp9Hp9A@pDsqHnhVp8An]@sqVniHnhA@n]sqHp9 sPqvVpQHnOA@oqk0HpQVpPAoq@k\
        0VnPHpQA@o0k0HnOVnOAo0@k0 sJqvVpJHnUA@o~k0HpKVpJAo}@k0VnVHpKA@o#k0HnUVnVAo$@k0 s@qvVpAHn`A@p4k0HpAVp@Ap4@k0Vna\
        HpAA@nmk0Hn`Vn`Anm@k0 sLqsAoy@sqVpnAo(@sq sLt:AoyFtKAo(:sY sDqsAp,@sqVpnAnu@sq sDt:Ap+GtGAnv9sU s8qsApD@sqVpnA\
        n]@sq s8t:ApCJtDAn^6sR sPqsVpnAoq@k0Vn3Ao0@k0 sPt:C@X@Xoq@Ao0@k0 sJqsVpnAo}@k0Vn3Ao$@k0 sJt:Ao}<jFAo$DkV s@qsV\
        pnAp4@k0Vn3Anm@k0 s@t:Ap3:jOAnnFkV r;r<Aoy@sqVpTAo(@sq sLr<Aoy@sqVpTAo(@sq r3r<Ap,@sqVpTAnu@sq sDr<Ap,@sqVpTAn\
        u@sq r'r<ApD@sqVpTAn]@sq s8r<ApD@sqVpTAn]@sq r?r<VpTAoq@k0VnLAo0@k0 sPr<VpTAoq@k0VnLAo0@k0 r9r<VpTAo~@k0VnLAo#\
        @k0 sJr<VpTAo}@k0VnLAo$@k0 r/r<VpTAp4@k0VnLAnm@k0 s@r<VpTAp4@k0VnLAnm@k0 pop@HrUCp4@@nmpUpUVqEC@p4p4@nKpTHn0A<\
        BnfLnVpEC+T@^nv)VnqHo-Ancncq>VmEC@nmnm@pUnK popiCo+@@o+ntp-Vq[AososmcHo~CS@@-__Vp)Lp>ngAop3p@HpqCov@@ovp-nuVm[\
        C@o+ov@ntnt u6qkHpmCp4@@nmpUpUVq]C@p%p%@ncp>Ho-Vp+AnwYr;LnOn^A<?nlHnCCng@@p7nKnELF:HosC@D@<@LC@ovo+@p-p-Hp^A_K\
        p:LpEp8Vn{C@--@_#Ho~CV@@Voso.VmDC@o+ov@ntntHn4 pop8HrUCp:@@ngp^p^VqEC@p9p:@nCp]Hn1LnVpEC&Y@ouni#VnyH%AnZnZq>Vm\
        EC@ngng@p^nC popqCo0@@o0n|p%Vq[AZZmcHo~CY@@'owowVosLp0ntAov1pDHpqCoq@@opp%n}Vm[C@o0oq@n|n| u>qcHpeCp:@@nhp^p^V\
        q]C@p*p*@nZpFH%Vp#C@ot[VnjopLnPn_HnCCnn@Dp4nCnOLQ0HoxC@oso,@p%p)Hp^AotLp:Lp8p.Vo/C@('@owo+Ho~CQ@@QZ&VmDC@o0oq@\
        n|n|Hn< pop,HrUCpA@@n`pjpjVqEC@pApA@n7piHn6LnZpBCo.oq@p!nSo*Vo(H1AnNnNq>VmEC@n`n_@pjn7 pop}C(@@(o+ovVq[ANNmcHo\
        ~Cow@@o-p&p,Loyo*Ao~.pBHpqCX@@Xovo,Vm[C@(X@o+o+ uTqVHpNCpB@@n`pjpjVq]C@p2p2@nNpRH1VotC@o~os^nVoyLnRnbHnHCn{@Pp\
        (n=nhLoq!Ho~CFN2@osSHp^Ao|Op=Lp$ozC@o-o)@p&nuHo~CI@@IN2VmDC@(X@o+o+HnR u6qkHpmCp4@@nmpUpUVq]C@p%p%@ncp>Ho-Vp+A\
        nwYr;LnOn^A<?nlHnCCng@@p7nKnELF:HpiCpE@@pEppn2 u>qcHpeCp:@@nhp^p^Vq]C@p*p*@nZpFH%Vp#C@ot[VnjopLnPn_HnCCnn@Dp4n\
        CnOLQ0HpfCpJ@@pJpxn* uTqVHpNCpB@@n`pjpjVq]C@p2p2@nNpRH1VotC@o~os^nVoyLnRnbHnHCn{@Pp(n=nhLoq!Hp]Aq1mqmc qxqyAs!\
        @sqVpMCp5B@nmpTp[VqRC@p8p8@nEp[Hl0Cni@@p8nEnEVmNC@nmnlBpTnE rCqyVpMHr.VnSC@n]pD@n3n3An3pnmc r/sAC<@E@3@Co'@@o'\
        nnp3VqRC@ozo'@p3p3HrqCoz@@ozp3nnVmNC@o'oz@nnnn qpqyAr]n5rIAp&plpGVpECp7E@nlpTpdVqRC@p=p=@n=pdHl0Cnd@@p=n=n=VmN\
        C@nlnjEpTn= rKqyVpEHq{Vn[C@nbp?@n;n;An;pfmc r/sIC<@E@3@Co,@@o,nvp+VqRC@ouo,@p+p+HrqCou@@oup+nvVmNC@o,ou@nvnv q\
        dqyArrn,rIAp)pupGVp:Cp8J@nkpTpoVqRC@pEpE@n1ppHl0Cn[@@pEn1n1VmNC@nkniJpTn2 rWqyVp9HqcVnhC@njp7@nGnGAnGpYmc r/sU\
        Co/@@o)nuo|VqRC@]$@o|o|HrqC]@@]o|o%VmNC@$]@o%o% pUp9Lv&v&A$]sqLo'o'C/otou@nPp#Hl0Cni@@p8nEnEVmNC@nmnlBpTnEVnoL\
        momoA]$sq r0q(ArjpDrqVpMCp5B@nmpTp[VprLo(o(VnWC@o'oz@nnnnHnVLo(o(HpQVnSC@n]pD@n3n3An>p;n6 rCr`VVHV r!sACo'@@o'\
        nnp3VqRC@ozo'@p3p3HrqC[@8^p0o)LlSlS p[p3Lv&v&Ao(oysqLo/o.C+oqot@nNo{Hl0Cnd@@p=n=n=VmNC@nlnjEpTn=Vn{LmqmqAoyo(s\
        q r3prAropWr`VpECp7E@nlpTpdVpcLnunuVnwC@o,ou@nvnvHnwLnunuHp9Vn[C@nbp?@n;n;AnLp*nC r!sICo,@@o,nvp+VqRC@ouo,@p+p\
        +HrqCU@7Up'#LlXlY pdp+Lv&v&Anup,sqL))C([os@nLotHl0Cn[@@pEn1n1VmNC@nkniJpTn2Vo.LmumtAp,nusq rDpMArjp|r@Vp:Cp8J@\
        nkpTpoVp9Ln[n]Ao1o1m}Ln[n[HQVnhC@njp7@nGnGAnnVnf r!sUC$@@$o%o|VqRC@]$@o|o|HrqCM@8Kot1Lldld qVqyC@m]n2n2s+n#Ap-\
        p~pGVp2ApTpwpxVqRAn$p}q>Hl0An$n$q>VmNApTn*px reqyVp,HqHVnuC@nsp.@nTnTAnTpLmc r0q(ArjpDrqVpMCp5B@nmpTp[VprLm#m$\
        HpQVnSC@n]pD@n3n3An>p;n6 r3prAropWr`VpECp7E@nlpTpdVpcLm+m+Hp9Vn[C@nbp?@n;n;AnLp*nC rDpMArjp|r@Vp:Cp8J@nkpTpoVp\
        9LmGmHHQVnhC@njp7@nGnGAnnVnf smqyArr@sqVpTAo(@sqVnLC@nap@@n9n:Cnb@@nan:pgVpMCp5B@nmpTp[VqRC@p8p8@nEp[HlWCni@@p\
        8nEnEVmNC@nini@p[nEHr( q8sACo'@@o'nnp3VqRC@ozo'@p3p3HrICoz@@ozp3nnVmNC@o'oz@nnnnC<@D@3@ seqyAs%@sqVpTAnu@sqVnL\
        C@ngp;@nAnBCng@@ngnBp_VpECp7E@nlpTpdVqRC@p=p=@n=pdHlWCnc@@p=n=n=VmNC@ncnc@pdn=Hq} q8sICo,@@o,nvp+VqRC@ouo,@p+p\
        +HrICou@@oup+nvVmNC@o,ou@nvnvC<@D@3@ sXqyArgn1rIAp'pppGVpTAn]@sqVnLC@nop3@nMnNCno@@nonNpRVp:Cp9J@nkpTpoVqRC@pE\
        pE@n1ppHlWCn[@@pEn1n1VmNC@n[n[@ppn1Hqq q8sUC$@@$o%o|VqRC@]$@o|o|HrIC]@@]o|o%VmNC@o)or@nuo% tnqsC@o'o(@p1noCoz@\
        @o'p2p2C@oyoz@nop1Co(@@oynpnp u9qsC@^@^o|@C@!@!o%@ sQrBAr%nLh}Al|pTlW sOsUAq#lEr8AprrjrICnnp3p:p,lyNLnkp6Lp&p&\
        A$]sqLn{n{Lnip8Lp3p3A#]sqLnonnLnZpFA$$sq u{q6C'-_@nT(A@r=k0CpI@@pJpun+C@!SY(nTAJo}p,C@p!p!@ngp9Co!@@p!nhnhC@o!\
        o!@p9ngAo}Jp, uAqsC@R@R[@C@-@-%@ sDsTAq.l>r3ApwrxrICnmp4p=p*luSLnup+Lo~o}Ao(oysqLo$o$Lntp,Lp-p-Ao)oysqLntntLna\
        p@Ao(o(sq t}q*ABr%k3Cp@@@pApin9C2[^@neotCnw@@p*n[n[C@#%Notne uMqsAC@k0A=@k0 s5sSAq=l3r+CqG@pqn0q#s0Cnkp5pBp(lm\
        YLo(oyLououAnup,sqLo,o-Lo(oxLp%p%Antp,sqLn}n}Lnip7Anunusq u%qsApG@k0AnY@k0 ptpTAoy@sqC@C@=@HCp@#nco1r#ICpBoqn_\
        opr'<A[SqmVrwA3RppCnVotpJovl]CCnh#p9o1m0>VqyAo(@sq q?q+VrJCp@$nc!r#ICp=_nc[qwBVlUAlx9p?Cnh#p9o1m0= qGpQCp?&ne#\
        q{LCp@opna_q~=AowZqmVrwA.ZppCnTotpMovlUCCnl$p6$m<;VqtAnu@sqVi+Ap,=sX qGq0Vr:Cp?'ne#q{MCp:]ngYqlCVlfAl}6p<Cnl%p\
        6%m;; qOpACp>+nf#qxQCp<_ne^qt=Ap+ovqmVrwA'ovppCnPoupOowlLCCnq'p1)mL8VqlAn]@sqVi+Ap@-rw qSq8Vr!Cp=,nh$qtRAqZFnc\
        Vl~Am'1p8Cnr'p1)mL8 qTp3Cp>,ng$qwSCp:^nh]qk=Ap=p%qmVrwAo/p%ppCnMovpSozlBBCnw*p,-m_6VqcAnB@sqVi+ApRo/rV pgpTAoy\
        @sqC@B@>@FHteCY@@&oxoxVrjC@YY@o)oxHj<VqeAo(@sq q2q&Vq2Hq,Vq)HqOVmxHq,VmoHmkVq(HmfVmy q:pRHt]C_@@o1p#p#VrjC@__@\
        n~p#HjDVq]Anu@sqVi+Ap,>s` q:q.Vq%Hq&ACCq+Vq#HqEVm~AC=q+Hq&Vm|HmxVq!A=Cq+HmbA==q+Vn! qDpFHtRCow@@o)p/p/VrjC@owo\
        w@nrp/HjPVqPAn]@sqVi+ApB2s, qFq:VpoHpsVn2 tlq:VpoHpsVn2 rwrgVppHq7Vn1 qLp9HtJCp#@@n}p<p<VrjC@p#p#@nep<Hj^VqCAn\
        C@sqVi+ApV%rm qSqFVpZHp^VnF ttqFVpZHp^VnF s!roVpZHq'VnF rlpHLqLpHAG@nYLq6ncAp:o}quVsyA%o|poLmQpRAo%ApVLmTnXA9@\
        nYLmkp>Ango$quVk(A[o%poLqOnNAo|?pV rkptVt8VALq<pAVjiV? rBpvLmbpJA;Gn@VsyAMHm,Lq6ncLA? vfpwLmkp>L?AVt6Lq?nVAE9n\
        @Vk(A38m, ropALqLpHC@@@@A@Lq6ncApEp'quVsyAo1p&pmLmQpRAn{ApTLmTnXC@@@@?@Lmkp>An[nzquVk(Aopn{pmLqOnNAp&?pT vip~L\
        mop=Vt$Lq3n]C@@@@A@Vk(C@@A@>? rsq$Vt&Lq,p:Vj{ r:q&LmnpDC@@@@?@VsyC@@?@BALq2nd rtp6LqGpFLq2neCo~*@nzpVp2VsyAo*p\
        1pnLmQpRAnqApULmYnZLmop<Co#V@p'nJnoVk(AownppnLqOnNAp0?pU v_q4Ln(p1VsfLpynj s!q7VsiLpqp.Vk8 r.q:Ln(p7Vs`Lpynp r\
        FpbVtQAoq@k0VjOAo0@k0 tZqfVtJAoq@k0VjVAo0@k0 r?pbVtQAo~@k0VjOAo#@k0 tTqfVtJAo~@k0VjVAo#@k0 r6pbVtQAp4@k0VjOAnm\
        @k0 tJqfVtJAp4@k0VjVAnm@k0 rzp*LqApDLq,ngCp+'@nqpip>VsyAo$p<poLmQpRAneBpVLm`n]Lmup:CnvY@p0n8ncVk(Ao}nepoLqOnNA\
        p<>pV r+pbVtQApI@k0VjOAnW@k0 t@qfVtJApI@k0VjVAnW@k0 sLs^AqDmry*An(q/q.VrsAo(@sq sDsbAqQmnxlAn+q3q)VroAnu@sq s8\
        sgAq4lPu6AnarPr&VrjAn]@sq s+skAnilGqzArbpnrIAn5q<pwVrfAnB@sq rZqfC@p5nl@pVpVCp5@@p5pVnJC@nlp5@nJnICnl@@nlnJpW \
        sLs6Aq6n#y#An6p~q-VqcAo(@sq p:uUC@nNnfLqcn%AFoxsqCo!H@nkmapTC@ov#3p=p=Cpdp#n=p#ss@C^3@ovp=ndC@nkp!HmanLAFo)sqC\
        p;L@nNqcp|C@p,p#,nJpcCn4p'pmp'jm@Cn~,@p,nJn> rcqfC@p0nq@pNpNCp0@@p0pNnRC@nqp0@nRnQCnq@@nqnRpO sDs=ApylmuEAnar4\
        r-Vq[Anu@sq p2uUC@nHnaMqjmzAIp+sqCo&G@nqmgpLC@or&5p9p6Cpap!n@p!sk@CZ5@orp9nkC@nqo{GmgnTAInvsqCp@M@nHqjq'C@p0p&\
        +nEpjCn2p)pop)jg@Cn{+@p0nEn7 roqfC@p(ny@pBpBCp(@@p(pBn_C@nyp(@n_n^Cny@@nyn_pC s8sFAq0l[u4AnerEr$VqRAn]@sq p&uU\
        C@nAnYNqtmnAMpCsqCo-F@nzmqp@C@[,7p1p+Cp^o~nCo~sc@CT7@[p1nvC@nzotFmqnaAMn^sqCpGN@nAqtq3C@p5p+)n>puCn/p*prp*j]@C\
        nv)@p5n>n, r{qfC@o|o%@p6p5Co|@@o|p6nlC@o%o|@nknkCo%@@o%nkp6 s+sPAnilHqzArapnrIAn6q;pwVqHAnB@sq ovuUC@n9nQOr!mb\
        AQp]sqCnqJm~nqnTp_CpZo}nFo}sX@Cq#nqp0JnTnBAQnDsqCpOO@n9r!q?C@p;p0&n6q$Cn,p+pup+jR@Cnq&@p;n6m} v>pKCot0Po-p+p+L\
        m;tiC/oxHozn[8Lo(m=A>>n5Lm=o(Co'8o)Q8n[ vMppLj9qgA@El=LqcoyAosospzLoyqcAE@l=Lqgj9A<<lV v;pCCo{.Ro&p6p6Lm:tiC,p\
        #Jp&nL6Lo(mBLmBo(Cn{6n~T6nL vDp}LjUqZLqQouAoyoypyLouqQ v6p8Cp(*VnypFpFLm:tiAnmovq,Anvn|q,Lo*mILmIo*An|nvq,Aovn\
        mq, v-q7Lk9q>Lq*_Ap%p%pyL_q* pUp9Lv&v&A$]sqLmjmjLo,pJC/oxHozn[8Lo(m=A>>n5Lm=o(Co'8o)Q8n[LpJo,LmjmjA]$sq v>pKCo\
        t0Po-p+p+Ln)rrL!o1Lprl?A<<lVLl?prLo1! r>rZLnHo|A@El=LqPov snt.LovqPAE@l=Lo|nH p[p3Lv&v&Ao(oysqLmsmrLo0p?C,p#Jp\
        &nL6Lo(mBLmBo(Cn{6n~T6nLLp?o0LmrmsAoyo(sq v;pCCo{.Ro&p6p6Ln.rdLo&o&Lpdl_Ll_pdLo&o& r<reLn^osLq%] s{tFL]q%Losn^\
         pdp+Lv&v&Anup,sqLn!n!L'p/Anmovq,Anvn|q,Lo*mILmIo*An|nvq,Aovnmq,Lp/'Ln!n!Ap,nusq v6p8Cp(*VnypFpFLn<rCLnpnpLpFm\
        GLmGpFLnpnp r:rsLo,OLp3M t2tlLMp3LOo, v1p,ApGPp|APpGp|Lm:tiAn`o~q,Anknqq,Lo+mRLmRo+Anqnkq,Ao~n`q, v>pKCot0Po-p\
        +p+Ln)rrLl|l| v;pCCo{.Ro&p6p6Ln.rdLlzlz v6p8Cp(*VnypFpFLn<rCLl|l| s9phCNo,2o,pB@Lq`twCOovotSnrp)LmVnIA>@nJLmVp\
        WCo-S1ovnrnx s_pwLmAtwACClJLqInIAo{@pdLqIpWAC=lJLmAj*A<@lU s1peCQo%/o%pR@Lq`twCRo}o{Wnfp3LmYnKLmYpUCo&W.o}nfnn\
         saq*LmLtZLq<nQAp$@paLq<pO s&paCUnw+nwpi@Lq`tvA/p:q$AnfHq$Lm`nOLm`pQAnf8q$A/ngq$ saqJLmes|Lp{ncAp0@pbLp{p> u*r\
        4AFFr]LnTqHA>Bp/LmXpLA::r]LpLmXAB>p/ u(r/AMMr]LnTqHA;Ep.LmXpLA33r]LpLmXAE;p. u%r)AVVr]LnTqIA9Gp/LmWpLA**r]LpLm\
        WAG9p/ u-r*LmSpQA;EnuLnOqMAMMl@LqMnOAE;nuLpQmSA33l@ qxpGAoy@sqVowHr.Vo*Aoy@sqVowHovCpA@@n`pipiVosA@osq(VrKC@pA\
        pA@n8piHk4An8n8q>VlUA@o.q(Vo.C@n`n`@pin8Hov qRq9Cnz@@n{nap@VYHuLV'C@n{p'@nanaHo+VRAo(@sqV.HlsVRAo(@sqV. pcrwVr\
        BAp@p@mcHsmCp'@@p&p@naVl_ qft$C@++@oqo0CU@@+oqoqC@UU@o0oqC+@@Uo0o0 s@t$C@++@oqo0CU@@+oqoqC@UU@o0oqC+@@Uo0o0 tx\
        t$C@++@oqo0CU@@+oqoqC@p!@oynm@ qfuHC@++@oqo0CU@@+oqoqC@UU@o0oqC+@@Uo0o0 s@uHC@++@oqo0CU@@+oqoqC@UU@o0oqC+@@Uo0\
        o0 qppGAp,@sqV_Hq{V!Ap,@sqV_H^CpF@@nZpqpqV]A@p!q(VrEC@pFpF@n0pqHk4An0n0q>Vl[A@o!q(V$C@nZnZ@pqn0H^ qRqACo#@@o#n\
        ip8VOHu<V1C@o#o~@niniH#C@QU<)owAo/$qUC@=@C@6Hm&C@QT<*owAo.$qUC@=@C@6 pks$Vr8Ap8p8mcHsmCo~@@o}p8niVli qat$Ap>@s\
        qAnc@sq s;t$Ap>@sqAnc@sq tst$Ap>@sqAnc@sq qauHAp>@sqAnc@sq s;uHAp>@sqAnc@sq qdpGApD@sqVRHqcV.ApD@sqVRHQAp}p}q>\
        VRA@p6q(Vr;An$p}q>Hk4An$n$q>VlfA@nkq(V.Ap}n$q>HQ qRqMCo,@@o,nup+Hu$C@o,ou@nunvH/An]@saHm>An]@sa pws4Vr(Ap,p,mc\
        HsmCov@@ovp,nuVly qYt$C@##@o}o$C^@@#o}o}C@^^@o$o}C#@@^o$o$ s4t$C@##@o}o$C^@@#o}o}C@^^@o$o}C#@@^o$o$ tlt$C@##@o\
        }o$C^@@#o}o}C@^^@o$o}Ao$o$q> qYuHC@##@o}o$C^@@#o}o}C@^^@o$o}C#@@^o$o$ s4uHC@##@o}o$C^@@#o}o}C@^^@o$o}C#@@^o$o$\
         qVpLAp_@t8HqHAp_@t8Aq1q4qGA@pLq(Vr0Amtq-q>Hk4Amtmtq>VlqA@nTq(Aq1mmqG qXqZC,@F)n~YHp4A/'p/ rcqZA/Yp/HqoA/'p/ u\
        iqZA/Yp/Hp4C:)T@n~' q&sEVqtAo}o|mcHsmC^@@]o}o%Vm- qQt$C@o.o.@p(nyCos@@o.p'p(C@osos@nzp(Co.@@osnyny s,t$C@o.o.@\
        p(nyCos@@o.p(p(C@osos@nyp(Co.@@osnyny tet$C@o.o.@p'nyCos@@o.p(p(C@osos@nyp(Anznyq> qQuHC@o.o.@p(nyCos@@o.p'p(C\
        @osos@nzp(Co.@@osnyny s,uHC@o.o.@p(nyCos@@o.p(p(C@osos@nyp(Co.@@osnyny qxpGAoy@sqVowHr.Vo*Aoy@sqVowHovCpA@@n`p\
        ipiVosA@osq(VpgAo(%&Vn_HiTVrBAp@p@mcHr%Aoqoy$Hl[An8n8q>VlUA@o.q(Vo.C@n`n`@pin8Hov snu*A<p1o/C(D@Yo'o1C@&(8o~! \
        qppGAp,@sqV_Hq{V!Ap,@sqV_H^CpF@@nZpqpqV]A@p!q(VpiAnuo)o+VnmHieVr8Ap8p8mcHq}Ap!p,o(HlRAn0n0q>Vl[A@o!q(V$C@nZnZ@\
        pqn0H^ u7s[C;BD>3EAM;os sou&A;p:o*AEnguS qdpGApD@sqVRHqcV.ApD@sqVRHQAp}p}q>VRA@p6q(VpVAn]nzn}V$Hi}Vr(Ap,p,mcHq\
        gAp0pDnzHlZAn$n$q>VlfA@nkq(V.Ap}n$q>HQ t/t-A*oq-A+CopC#@@^o$o$C@##@o}o$Cor@Do1o|p) sctyA:pLo#C%?@Zo(o$C@!!?p!o\
        $ sLqfAoy@sqVq@Lpep;A+ossqLn8ndA1$p_ sDqfAp,@sqVq<Lpbp8A!p#sqLn8ndA-o.pc s8qfApD@sqVq5Lp[p5Ao%p8sqLn9ndA'o#pc \
        sPqfVqDAMXn>Lpip=AQ%k0Ln:neVm_Ao0@k0 sJqfVqDAP_nBLpip=AXo*k0Ln<ngVmbAo$@k0 s@qfVqDAUown@Lpip=Aosnwk0LnAniVmhAn\
        m@k0 s6qfVqDAYp!n>Lpip>Ao~nek0LnFnmVmmAnX@k0 oysaApYlrpGAr/nGpGAr/pYpGApYr/pGAnGr/pGAlrpYpGAlrnGpGAnGlrpG sgqy\
        Aoy@sqVq3Lp^p5A+ossqLn?njA1$pa p<rULpJpRLp]nSAZ_sqLn6pZA$?q;LnIn?A^%sq pqtMAox9sJAs)l0h9Al5pgmzAo-,sqAtMsKtTAj\
        5m~q|A@=R s_qyAp,@sqVq/LpYp2A#p$sqLn?njA-o-pe pBrPLpEpLLpVnXAovo{sqLn5pZA/Gp7AMQpBAr{l:h9Al?pcmzAn|$sqAu08q|Al\
        wtSq|CmyIovq%l,m'AYo-qWA:;^LnIn?Aozo+sq sRqyApD@sqVq(LpTp/Ao&p8sqLn?njA'o#pe pKrGLp=pDLpMnaAp(p0sqLn6pZA<CKACI\
        VCorppn-Hr/qFCpt7/psqsm<CPn-pnozmklgCn3o'p4n>lMp^Anho(sqAuD8q|Alntfq|CmsIoxq)k|l|AOo%prLnPnFAp/nwsq qJpLA]^sqL\
        n9pbA$#sq uwpLLphpbA$^sqLn9n?A]#sq sLrVAoy@sqVp}LpKp.A*orsqLnRnqA1%p[ q6t1C@prn.@q{q{Cps@@prq{m&C@n.ps@m&m%Cn.\
        @@n.m&q| qOv'CnOnCnIpWMkUCp]nDnDnDsX@CpWpWpPnCNsKAFEoxLp'p4Ao1YsqLnynmA>=PCnJpKpVpKke@A>CPLnyp4Ao1'sqLp'nmAG;o\
        y qEpFAowozsqLn9pbAo*o'sq u|pFLphpbAo*ozsqLn9n?Aowo'sq sDrVAp,@sqVpyLpHp,Ao0p!sqLnRnqA.o.p` q>t1C@qZn#q!sTq2Cq\
        !n#q[@mokKCn3@@n3m.qt qCv&Anpm[p<C@mpmq@rNlQCq0@@mprNrOAnpqEp<LAALp'p4Ao$otsqLn}nqCnIpFpWpFkg@Ln}p0Ao$o-sqLp'n\
        m q=p=Ap*p.sqLn9pbAnvnssq v'p=LpipbAnvp.sqLn9n?Ap*nssq s8rVApD@sqVprLpBp)Ao$p6sqLnRnqA(o$p` qJt1C@qPn*pws@q*Cp\
        wn*qP@mwk`Cn9@@n9m:qh q4v&Ansm[p9C@mjmj@rZlECq7@@mjrZr[AnsqEp9Lp!p.Anop&sqLo'nzCnJp?pVp?kk@Lo'p'Anon{sq sPrVVq\
        $AMXnALpNp0AR%k0LnSnrVn!Ao0@k0 qOv'CnOnCnIpWMkUCp]nDnDnDsX@CpWpWpQnCMsKAGEoyLp'p4Ao1YsqLnynmA>=PCnJpKpVpKke@A>\
        CPLnyp4Ao1'sqLp'nmAG;oy sJrVVq$AO^nELpOp0AXo+k0LnVntVn%Ao$@k0 s@rVVq$ATovnALpNp0Aounxk0LnZnwVn*Anm@k0 rpp-Hq2A\
        @oysqHntVp,AqGpEp?Cpbpapbn@@sgCn@papapak:@Cn?n@n?pa@k:AqGn[p?VnuHntA@o(sq v>q#A]^sqLo#o~A$#sq sLrOAoy@sqVq2Ao(\
        @sq q,t1C@pxn)@r(r(Cpx@@pxr(lyC@n)px@lylyCn)@@n)lyr( rpp%Hq2A@p,sqHn|VozAqEpFp=Cpdpdpdn<@ssCn<pdpepdk.@Cn=n<n=\
        pd@k.AqEnZp=Vo'Hn|A@nusq v8p{AoyoxsqLo#o~Ao(o)sq sDrOAp,@sqVq2Anu@sq q4t1C@psn-@q}q}Cpt@@psq}m$C@n-pt@m$m$Cn-@\
        @n-m$q} rpovHq2A@pDsqHo+VRApzp)p(AJ.p(Lo~o#Ap,p-sqLo#o~A2Io}Ap;qYp?C@q<q=@l<reCmd@@q<l<l<ApKm6pGAqAnXp9V.Ho+A@\
        n]sq s8rOApD@sqVq2An]@sq q@t1C@qXn$p}sQq1Cp}n#qY@mpkOCn4@@n4m0qq sPrOVq2Aoq@k0VmoAo0@k0 sJrOVq2Ao}@k0VmoAo$@k0\
         s@rOVq2Ap4@k0VmoAnm@k0 sLpQAT,q>ArOtIqzAihoyqzCnVn5nIpcVk9A^[sqAtWpthHAlqm1n'VpcAo(@sq rWr;Lp{p{A$]sqLn&n&A]$\
        sq sDpQA]$q>ArVtUqzAiZozqzCnSn2nFpeVk/AozowsqAtIpohHAm$m8n*VpZAnu@sq r^r5Lp{p{Ao(oysqLn&n&Aoyo(sq s8pQAoyo(q>A\
        rbtgqzAiEo|qzCnPn-nCpiWj}Ap/p*sqAt4pjhHAm<mCn1VpLAn]@sq rfr-Lp{p{Anup,sqLn&n&Ap,nusq s+pQAp)nxq>Cr=@pjm%rmtzCn\
        7q~q.qii0o~CnLn(n?pnWjlApCp;sqCnVpSncnD/riCp?p[n7p(r_pBCpinzZprp~lYC+nIp[QmUmOVp>AnB@sq ror#Lp|p|Anbp?sqLn%n%A\
        p?nbsq q8p:HtDA@oysqHo*VpLC@p'oto0n`pvC4K@/o$p-C@Q45o}p-Cotoq@nzpApvVpLHowA@oysqHj]A@o(sqHowVnTC@nzo-oqpAn+CL5\
        @Qo}ntC@/LKo$ntCo-o0@p'n`n+VnTHo*A@o(sq r*pcVpLC@p<@nmpnqRC@p4@nen3qRVpLHraVnTC@ne@p4n3mNC@nm@p<pnmNVnT rrr'Hq\
        .C,orWo1nbpMC)o1TornbnS satmCY_@o(pOp`VoyHmRVo(C@o('_pOnA q8p2HtDA@p,sqH!VpDC@p+owo.n]p|C7I@2o'p'C@N77ozp'Cowo\
        s@nvpDp|VpDH_A@p,sqHj]A@nusqH_Vn]C@nvo*ospDn%CI7@NoznzC@2IIo'nzCo*o.@p+n]n%Vn]H!A@nusq r2pkVpDC@p8@nhpnqRC@p9@\
        nin3qRVpDHrPVn]C@ni@p9n3mNC@nh@p8pnmNVn] rjr!Hq>C,oyWo*nYp[C)o*ToynYnE sateC[ow@n|pTphVo~HmHVo#C@n|%owpTn9 q8p\
        &HtDA@pDsqH.Vp8C@p.ozo+nXq(C:F@7o+o{C@I::ovo{Cozov@nspHq(Vp8HRA@pDsqHj]A@n]sqHRVniC@nso'ovpHmyCF:@Iovo&C@7FFo+\
        o&Co'o+@p.nXmyVniH.A@n]sq r>pwVp8C@p1@nbpnqRC@p?@npn3qRVp8HWVo%C@nz%ovpUn5AL@qgC[ov@nzpUplVo|HWVniC@np@p?n3mNC\
        @nb@p1pnmNVni rjqxHq>AGKqxAn}p0ZAo,o|.A4@q{C2)ARnXnBAG8qF q8ovHtDCp8@pB@;p^Vp,C@p2o|o)nTq1C>C@=o/orC@C>=ororCo\
        |ox@nopLq1Vp,CpB@p8@Ep^Hj]Cni@n_@EnCVnuC@noo%oxpLmpCB=@Coro/C@=BCo/o/Co%o)@p2nTmpVnuCn_@ni@;nC rJq&Vp,C@M96Pou\
        AO.qXHq>AORqXCG6@MPo,Vnu s`s<LAALA? sat'Anqp@ozC.P@&nwp?Vp,HCVo1C@nu$oypWn0AX@qgC]oy@nupWpqVopHCVnuC@&RPnwnbAn\
        qnaoz rhu.HqBAo|n^otCoro$@p-p3moC@n@p`@mImLCnA@@n@mIqTC@p-o/o$p3q2Ao|pCot rVuVA,,q>C@(MRo*nbCo*nz@p5nfmVC@n)n+\
        @r#m$Cpv@@n)r#q}C@p5ownznfqJC3R@(o*p?A,Tq> rjv+Hq>A@oysqHmcA@o(sq s:vyHp@A@oysqHnaA@o(sq rnu&Hq6Ao|na_Coqo%@p+\
        p1mtC@nDp[@mQmTCnE@@nDmQqLC@p+o0o%p1q-Ao|p@_ rVu_A$$q>C@*LPo+ngCo)nx@p7nemQC@n%n&@r+lyCp{@@n%r+r(C@p7oxnxneqOC\
        4P@*o+p:A$]q> rjv#Hq>A@p,sqHmcA@nusq s:vqHp@A@p,sqHnaA@nusq rvtwHq&AoznfYC_o'@p(p/m{Am^mam_Am^q@m_C@p(!o'p/q&A\
        ozp;Y rVukAo(o(q>C@-JNo.nnCo'nv@p:nbmJC@m{m|@r7lmCq%@@m{r7r4C@p:oznvnbqVC6N@-o.p3Ao(oyq> rjutHq>A@pDsqH#A0pAs'\
        HnaA0n`s'H#A@n]sq rFuuAo+n{pwC@1HLo0nuCo&nt@p<n`mCC@mtmu@rDl`Cq,@@mtrDrAC@p<o{ntn`q^C8L@1o0p,Ao+p&pwAo/pPrIAn~\
        pAqyHnaAn~n`qyAo/nPrI t8p:Coq9R%owp+Ln[ppA:GRL1PLr^r^A@p=q>Lo'ozC(XXXnc@LlClCLnGpYAnh@q>Ln`n`C***W@nhLqom3AW3p\
        - t7pdLmUo{A<BnzLm2qoC<D<<@LLpApAAM@mVLr#l~AA?. s7rhLntp.Lr^r^AQ@mVLoyo'A@/mc t6p2Cox7Vo.p#p8Ln[poA/SVLrWrWA@p\
        Iq>Lo(ozAnW@q>LlHlHLnMpTAn[@q>Ln`n`C&&&Z@n]Lqom2A[1p+ t%pqLmjovLm2qnC@A@?@BLpAp@C@A@AA@Lr#l~ s7rsLo!p#LrWrWAF@\
        mcLozo(A@:mc t3p'Cp&4]o%p0pILn[ppA6LVLrOrOCorororo.@pZLo'oyCo.osososnF@LlQlQLnUpLCo0opoqopnK@Ln`n`Co0o0o0oq@nJ\
        Lqom3Aor-p+ shq&Ln-^Lm<qeLp2p1Lqwm* s7s'L#_LrIrIL_# t0owAp<]p|AApAp|Ln]ppC?AB?<DLrGrGA@pmq>Lo'oyAn4@q>LlZl[Ln_\
        pBCo*owowown9@Ln`n`Co*o)o*ow@n8Lqom3Aox*p- u-p`Cnh5o}nvmYp5Co'p'(nq)qEA<UpmLmBq`C%Z%&@pDApJ@mbLq`mHAU;phCp7Ynw\
        p#qQo.Cp$o%Lp4p*meLnWpHA$@q>Ln9n9A@$q> udpcLnMpSLpKpKLpSnMAorHqxC_pOp=nlntr+Cnpp*pBYm3p!LmKqOCn}p$p$p$my@Co#o#\
        o#p!@n#LqVmKAormApbCp4nYnL$r7nfAIorq~ typfAmqp4n@Co)p%)nt+q=A:_pmLmAq_C*W**@p9Ap@@mbLq`mHA^:phCp4Wnzo~qHo/Ap*m\
        |nCLndp=Ao(@q>Ln9n9A@o(q> ujpiLnSpMLp?p?LpMnSAp#KqxCoppSp@ninqr4Cnop+pDXm0p%LmNqLCnzp'p'p'mo@A@muqFLqQmNC)ndn~\
        p0ovm>Cp6nWnI$r?ncAMp#q~ urpqLn]pELp.p.LpEn]Ap6PqxCorpWpDnfnnr@Cnnp,pEVm,p*LmSqFCntp-p-p-m]@Cnvnwnvp+@mdLqMmSC\
        *ncn~p1oym:Cp9nSnC!rMn`AQp6q~ t[prAn;p0nRCo,o~+nx,q0A7o|pmLmBq`Co(oxo-otp.p(Lq`mGAo{8phCp/Un~o{q<o1Ap(nCnVLnvp\
        *Anu@q>Ln9n9A@nuq> pupXApu@q>Lq)q)A@p=q>L$^AFDouLq`q_CE;99S>LpXpdA?OqAL)WA1AqALn=nHC99;EB-LmBmAA<:ouL#]And@q>L\
        mxmxCo%o&o%o{@n, q4puL$]C)X)(@p<Lq)q)AQ@mVLpGnYA@/mVLmxmxAne@mc popRAq$@q>Lq)q)C[][$@pIL*VLq[q[ATCptLpXpcA@Vq8\
        L(XA*@q8Ln>nHA=,ptLmEmEL*VC$[][nW@LmxmxCo!o!o!p!@m} q:p{L$]C,T,,@p0Lq)q)AE@mVLpGnYA@;mVLmxmxAnq@mc pgpIAq4@q>L\
        q)q*Cosoroso.@pZL3MLqRqQAQHpHLpYpcCIKJ7?oqL(XC7JKIo0ALn>nGA8/pHLmOmNL3MCo.osorosnF@LmwmxCnznynzp(@mm qCq&L#^C2\
        N22@o{Lq$q$Lp;nfLm}m}Ao&@mc pupXApu@q>Lp-p,A-ox-LnknjAne@mcL$]C)X)(@p<LpspsL$]Ln.n.Co%o&o%o{@n, u2phCn13o*n:me\
        qlA;UpgLm!r!C*V**@p8CVV*Vp8@Lr!m!AU;pgCp*Ro!otq2)Cp$o,Ip,p'muLngp:A$@q>LnLnLA@#q> ujpjLnZpELp8p8LpFnZAorIr!CXp\
        Jp>ntnsq{AmUoqpWLm*qwCo'ozozozn0@Co'o'o'oz@n0Lqwm*AoqmUpWCp*nenY+qtnlAIosr% tHtfAp2E%Lp4p3CE;99S>LpXpdA?OqAL)W\
        A1AqALn=nHC99;EB- popRAq$@q>Lp%p%A&p*'LnnnnAnq@mcL$]C,T,,@p0LpmpmLo(oyLn4n4Co!o!o!p!@m} t}poAn7p+nHCo/o|/n{+q+\
        A9^pgLm!r!Co.oso&o{p,p,Lr!m!A^9pgCp(Ro$orq++Coy!Dp#p&n/Lnsp.Ao(@q>LnLnLA@o)q> uppoLnap@Lp,p-Lp@naAp#Lr!CXpMpAn\
        qnpr'AmRospULm.qtCo#o~o~o~n$@A@n$q:Lqtm.AotmRpUCp,nbnU+q|niAMp#r% tGtnApECo.Lp$p%ATCptLpXpcA@Vq8L(XA*@q8Ln>nHA\
        =,ptLnQnR pgpIAq4@q>LoqoqAo)p?o1Ln{n{Ao&@mcL#^C2N22@o{Lp^p^Lntp-LnCnCCnznynzp(@mm uxpxLnjp7LoxoyLp8niAp7Rr!CYp\
        RpEnnnkr3AmOoxpRLm2qnCn{p'p&p'mq@A@mqq:Lqnm2AoxmNpRCp/n_nP)r,nfARp7r% t]p~Anap$nbC!ox1o!-p|A6ozpgLm!r!C3M33@oy\
        CMM3Moy@Lr!m!Aoz6pgCp$Po'opp},Ao~nVnTLo*owAnu@q>LnLnLA@ntq> u^u$LWWAQHpHLpYpcCIKJ7?oqL(XC7JKIo0ALn>nGA8/pHLncn\
        cLB?Ap_;o$ pupXApu@q>Lp-p,A'q;n^Lnop3Ln.n.Co%o&o%o{@n, popRAq$@q>Lp%p%Ao0qFnZLnlp5Ln4n4Co!o!o!p!@m} pgpIAq4@q>\
        LoqoqAn~qXnXLnlp6LnCnCCnznynzp(@mm p_q_Ap=p=mcCp$@@p%p=ndC@n}p$@ndneAndp<mc voq{AVossqLmIpqLqWpqA*ossqLm;n&LmR\
        pkAEo}[C@p>p?@n;peAn;n<q>C@nbnc@pfn;Cor@*&pNorLq;nBLmfnBC*Zor@nRorA@m'sqCp?@@ncpfpeA;o}[LqNpk p_ucAp=p<mcCp$@@\
        p$p=neC@n|p$@ndndCn}@@n|ndp= pgq_Ap5p5mcCo{@@o|p5nlC@o&o{@nlnmAnlp4mc vkquA_p#sqLmTpjLqLpjA!p#sqLm?n)Lm[pfADoy\
        VC@pCpD@n3pmAn3n4q>C@n]n]@pnn3Cor@)(pOopLq+nLLmvnLC)Xor@nQopA@ltsqCpD@@n^pnpmA<oyVLqEpf pgucAp5p4mcCo{@@o{p5nm\
        C@o%o{@nlnlCo&@@o%nlp5 psq_C@oto.@p)p)Cot@@otp)nxC@o.ot@nxnyAnxp(mc vdqkAo}p7sqLmdp`Lq=p`Ao$p7sqLmFn.Lmhp]Am)n\
        qw!AqM9q4LpvnWLn+nWAnUl|uhApvq>q]Lq9p] psucC@oso.@p)p(Cot@@osp)nyC@o-ot@nxnxCo.@@o-nxp) q#q_C@Z&@oyoyCZ@@Zoyo(\
        C@ns@n|n]@ v]q`Ap.pLsqLmtpULq-pUAnspLsqLmMn2LmvpSAlonbvfAqV2q-Lp_nhLnBnhAPm,y#AoypxpYLq+pS q#ucC@Z&@oyoyCZ@@Zo\
        yo(C@&Z@o(o(C&@@&o(oy slp`AqXqXsqLlZrFCo+ouovoun=@Co+o+o+ov@n<Lr/lrA]]sqLlrr/C.R..@p+CRR.Rp+@LrFl[An%n%k0LlWrI\
        Aqiqik0LrCl_A]]sqLl_rBCn6pk@q?l$n(Ap+n'pG sgpZAqdqdsqLlZrECo'ozozozn1@Co(o(o(oz@n1Lr/lrAoyoysqLlrr/C2N21@o}CNN\
        2No|@LrFlZAn0n0k0LlXrIAq^q^k0LrBl_AoyoysqLl^rBCn1pp@qFktn!Ap-n!pG s^pQAququsqLlZrFCo!p!p!p!m~@Cn~n~n~p!@m}Lr/l\
        rAp,p,sqLlrr/C.S.R[[LrFl[AnAnAk0LlWrICnqp/nqnq@qLCp0p0nrp0qL@LrCl_Ap,p,sqLl_rBCn)px@qQk_mwAp1mvpG sTpHAr[plrIA\
        o!pjpEAp4pFsCLl_rCCm~q!@q]kHmmAp4mmpG tCq7LlWrICnxp)nxnw@q:Cououn~[pu[Co$Wororn5#Cnxnynxp(@mkLr/lrAp?p>sqLlqr0\
        AIHk0LrElZAnTnTk0 s|pVArVpirIAn}pjpGLn<peCnlp5p5p5l{@A^$sqAqH@mbLpen<A@mWmcCnsnsp.nsmX@Lnjp7A#$sq r's%Cp5nlnln\
        lr&@A#]sqAmX@mbLn<peAqHqIk0Lp7njA^]sqLnjp7AlJn8rIAp$n7pG swpPArdporIAnzpppGLn<pdCnjp9p7p9lq@Aoyo)sqAq<@mbLpfn<\
        A@mdmcCnvnvp+nvmc@Lnjp7Ao)o(sq r!r}Cp7nhnjnhr0@Ao(oxsqAme@mbLn;peAq>q=k0Lp7njAoxoysqLnjp7Al=n2rIAp'n1pG snpHAr\
        ypwrIAnwpxpGLn<peCnep=p<p=l_@Ap-nusqAq,@mbLpen<Cp%n|p%p%@mtCn|n|p%n|mu@Lnjp7Antnusq qvrtCp<ndnendrB@Antp,sqAmu\
        @mbLn<peA@q-mcCp%p%n|p%q,@Lp7njAp-p,sqLnjp7Al(n*rIAp*n)pG sep?Cprn/@mXs2q#Ansq$pGLn<peCn`pBpApBlL@Ap?ncsqApw@m\
        bLpen;Co|o%o|o|@n*Co%o%o|o%n*@Lnjp8Anbnbsq qmrkCpAn_n`n_rT@Anbp>sqAn*@mbLn<pfA@pwmcCo|o|o%o|pw@Lp7niAp?p?sqLnj\
        p7Cn/pr@qHkom~Ap.m}pG u|pPApEpEn>An[pEn>An[n[n>ApEn[n> rIpbAp&p'nKAn{p'nKAnznznKAp'nznK sorKCX(((p>@LYYCXXX(@p\
        >Ln}p#Llor3And@q>L&&A@ndq> t/rhLo.osLo{o{Loso.CE;EF@/L''C:;E;/@ sMsILl}r$A@QmcLYYAQ@mcLr$l} v9t?Ap,p,nHAnup-nH\
        AntntnHAp-nunH u|p:CLp9nh4p[p[CnhKLnhnEpZC5nhp9KnFnFCp945p9pZnE rIpNCHp#n~8p:p:Cn~HHn~ngp:C8n~p$HnfngCp$88p#p;\
        ng sjrEC[%$%pI@LYYC[][%@pILl>rcAnW@q>L''A@nWq> t4rnL$]LopopL]$A@:mVL''A:@mV sMsTLm%q|A@EmVLZZAE@mcLq|m% v9t*CH\
        p(ny8pApACnyIHnyn`pAC7nyp(In`n`Cp(87p(pAn` qWq7AF:pvAp5nlmzAN@s3Ap4p5mzA@Ns3Anmp5mzA2@s3AnlnlmzA:8q> tkqDAF:pv\
        Cp*77p*pTnKAN@s3CIp*nw7pUpUA@Ns3CnwIInwnKpTA2@s3C7nwp*InLnLA:8q> sar=Coso.o.o.pZ@LYYCosososo.@pZLl>rcAnF@q>L''\
        A@nFq> t7r|L2NLNNLN2 sMsfLm4qnLMMLqnm4 uAtwAF:pvAp;nfmzAN@s3Ap;p;mzA@Ns3Anfp;mzA2@s3AnfnfmzA:8q> t~pTAoy@sqVp4\
        Ao(@sq vKpYA]]sqLnzp(A##sq sVpiLoxp'Ao0XsqLo)nzAoq(sq v,qxHp4A@oysqHnmA@o(sq sorKCX(((p>@LYYCXXX(@p>Ll>rcAnd@q\
        >L&&A@ndq> v%sCLp'oxA(oqsqLnzo)AXo0sq vEpSAoyoysqLnyp'Ao)o)sq tvpTAp,@sqVp4Anu@sq s^pdLowp'Ao#ossqLo*nzAo~o.sq\
         v,qpHp4A@p,sqHnmA@nusq v*s=Lp'owAo.o~sqLnzo*Aoso#sq v=pKAp,p,sqLnzp(A3HowHp+A@pDsqHnmA1n`s(C@@?@A@Ao0o0poAn`2\
        s/VnmApD@sqVp+AH3ow sgp]Loxp'Anmp$sqLo)nzAp4n}sq v1s3Lp'oxAn}p4sqLnzo)Ap$nmsq sXq_C@&&@oyo(CZ@@&oyoyC@ZZ@o(oyC\
        &@@Zo(o( r'r6C@n{@nrpD@C@ZZ@o(oyC&@@Zo(o( u&rIC@&&@oyo(CZ@@&oyoyC@ZZ@o(oyC&@@Zo(o( qJsgC@&&@oyo(CZ@@&oyoyC@ZZ@\
        o(oyC&@@Zo(o( txt#Hp>Cp(@@p0pVnaC@nkp&ozn[mgCnsn~p>@m:njCn`@p,nvm9pDCn@p^nBnB?seAq[pDnYCow@@oyp3nuC@o-@oxo0nEC\
        @npnu@pUnX txtKC#@@o.nto}C@M:5MowASp5p#C@p7p5@nEpTCmW@@qIl*l*ApPm)pHCp4nonS@r'nQCpG@nlnxr#p@Cp0p%@n_pTqYC@pKpC\
        @n!pi sSq_ApN@sqAnR@sq r!r6ApN@sqAnR@sq u!rIApM@sqAnS@sq qEsgApM@sqAnS@sq txsxHp>Cp!@@p*pNniC@nnp$oyn_mmCnto!p\
        <@m?nlCnb@p*nxm?pBCnCpZnFnD>sYAqVpAnYCor@@osp+n}C@1FM3o%A-nqp#C@njno@p^nP txtSC(@@#n|ouC@L;6LosATp9p$C@p<p:@n=\
        p]CmS@@qMl!l!ApSm$pHCp5nmnQ@r,nNCpI@njnwr(pBCp2p&@n[pWq`C@pPpH@mwpq sLq_C@o.o.@p(nyCos@@o.p(p(C@osos@nyp(Co.@@\
        osnyny qxr6Ap(nyq>Cos@@o.p(p(C@osos@nyp(Co.@@osnyny twrIC@o.o.@p(nyCos@@o.p(p(C@osos@nyp(Co.@@osnyny q>sgC@o.o\
        .@p(nyCos@@o.p(p(C@osos@nyp(Co.@@osnyny txslHp>Cow@@p!pBnuC@nro~ouncmwCnwo#p:@mGnnCmu@@mqlYr:C@q'mz@r:r:CY@@Zo\
        |o,C@3FK4o+A,nkp#C@ncng@pjnD txt`Co&@0o1&p)AUp>p$C@pDpB@n1piCmL@@qTksksApVlxpHCp8nknN@r5nKCpL@nhnur0pECp5p(@nW\
        p[qiC@pXpP@mkp} sSq_ApN@k0AnR@k0 r!r6ApN@k0AnR@k0 u!rIApM@k0AnS@k0 qEsgApM@k0AnS@k0 uOpMC^&$$pLCLovovC]]Z#CpLL\
        m*r:AntBqFLnCnCABntqF ujplLlhqvLp]p]LqvlhCI5KK>o.Lo,o,C55K7o.> resfLpFpGCp'ozouo$<q3Co,o~p,>mup7Amho$p8ABo.qyA\
        p=nFnJCPnan]Gq$n)APFpM rNt,CnwHJnynNpVAnlpdpACp:otnxp3q}o1CV&orZInHA??K uIpGCos#o0o0pXDLououCoqoq^o.DpXLm*r:An\
        oHq/Corp!oqo(+q+Co*p#p.>mop:Amdo#p8ACn}qyAp9nLnJCPn[nYHq*n!ANCp)C55@P.o)APo.pK uoprLlnqqLpPpPLqqlnCF8GG?)Lo+o+\
        C99H:)? rLt5Cn|IIn~nXpOAnsp`p9Cp5[n}p.qho-CR*^WJnTA>>J uAp>Coyo.o+o+piDLovovCovovoso(DpiLm*r9An}UpTCOp$_o+o-p|\
        Co(p%p1>mgp>Am[n}p8ADniqyAp3nUnJCPnZnXKq+mvAPnipx uwp{LlxqhLp>p>LqhlxA?9mcLo,o,A9?mc rHtBCo(JHo)nhpDAn~pXp.Cp.\
        Ro'p%qHo+CM0VQLnfA==J v;q)Co&_ozo/n1pSCnpp%p*numIq:Lp-p-Cp,nwn|p1q:mICoro'!o{pSn1 rKsaCp'nrnop%qfmXCU/))qxm~CW\
        WQ+m~qxCnzp4p.ntmcq]Copo|_o*,q#Co,o~p,>mup7Amho$p8ABo.qyAp=nFnJCOnenbJpxn* upqQC&TZ+n_p1Cnqp%p,nvmOq4Lp!p!Cp+n\
        un|p0q4mOCU&,Zp1n_ rGsYCp*nqnmp'qemYCV.#$r&m~C]^R*m~r&Cnzp4p-nsmgqXC^p!oqo)(q'Co*p#p.>mop:Amdo#p8ACn}qyAp9nLnJ\
        CNnbn`Kp{n$ rLt5Cn|IIn~nXpOAnsp`p9Cp5[n}p.qho-CR*]WKnTC?@AA=> u(r<Cnrp#p+nymYq*L^^Cp(nvn~p/q*mY rAsMCp-nqnlp(q\
        cm]CZ+o,o+r6n!CovouU&n!r6Cn{p3p,nrmmqRCXp&oro'!q-Co(p%p1>mgp>Am[n}p8ADniqyAp3nUnJCOn^n[Nq$mw rHtBCo(JHo)nhpDAn\
        ~pXp.Cp.Ro'p%qHo+CM/VQLnfA==J v6pmL__A<pBqLLo(oqC.NQQnx<Lo)o)C//2R<nxLoqo(ApB<qL srq-LqsqsAo.ossqLo&o&A5ospULl\
        fr:Ao!SpEHnRAo)o)q>VnRASo!pELr:lfCI84>op3Lo)o(Aoso.sq strELlgr:A9RncVpMHpMAR9ncLr:lg v:piL__A;pJqLLo(opAnr=q.L\
        o(o(A=nrq.Lopo(ApJ;qL syq'LqrqrAn~p$sqL##A4So}Llgr;AnyUpGHnRAn~n~q>VnRAUnypGLr;lgAR3opL$$Ap$n~sq strPLlmr5A;Ln\
        cVpEHpEAL;ncLr5lm v?pdL__A:pUqLLo)opAo!Kp^Lp:p:Anip8sqL//A;FJLlfr;AnqXpFHnRAnrnrq>VnRAXnqpFLr;lfCB>>BF;L//Ap8n\
        isqLp:p:AKo!p^Lopo)ApU:qL strbLlur-A?CncVp9Hp9AC?ncLr-lu tTpNApG@q>LpxpxC[[[%@pGLkJsVC%[[[nY@Ln)n)C%%%[@nY trp\
        kLn|p$Lp-p-A#]sqLnunuLncp>Lop_A#^sqL!o1Ln[pELp,p,A$]sqLnunuLnUpKC8H87@ZLpxpxCIH8HZ@LsWkICH8HI@&Ln)n)C78H8&@ tO\
        pHApR@q>LpxpxC_op_!@pRLkIsWC!_op_nN@Ln)n)C!o1!_@nN twpqLo&o{Lp&p'Ao)oysqLnznzLnnp3LYYAo)oxsqL''Lngp:Lp'p&Ao(oy\
        sqLn{nzLn[pEC;E;;@OLpxpxAO@mVLsVkJA@1mVLn)n)A1@mc tFp@Covo+o+o+pd@LpxpxCovovovo+@pdLkJsVCo+ovovovn=@Ln)n)Co+o+\
        o+ov@n= u!pzLo/orLo{o|Antp,sqLo&o&Lo!p!LQPAntp-sqL0/Lnxp)Lo{o{Anup,sqLo&o&Lnep<LpvpvLsUkK t/q3A*Wk0Lp:p:AW)k0 \
        s%r=A)Wk0Lo~o~AW)k0 qqsNA)Wk0Lp;p:AW*k0 t4q/Ao0opk0Lp;p;Aopo0k0 s)r9Ao1oqk0Lo~o}Aopo1k0 qvsJAo0opk0Lp:p;Aoqo0k\
        0 t;q(Ao!o~k0Lp;p:Ao~o#k0 s0r2Ao#o~k0Lo~o~Ao~o#k0 q|sCAo#o~k0Lp;p;Ao~o!k0 qWp4Aoy@sqVptHrOCp#@@n~p;p;VrOHptA@o\
        ysqHn-VptAo(@sqVn-HlQCn~@@p#nfnfVlQHn-A@o(sqHpt r#r#VrOC@T,@opopHrOVlQC@,T@o1o1 qOp4Ap,@sqVplHrGCp(@@nypCpCVrG\
        HplA@p,sqHn5VplAnu@sqVn5HlYCny@@p(n^n^VlYHn5A@nusqHpl r+r+VrGC@N2@WWHrGVlYC@2N@)) qCp4ApD@sqVp`Hr;Cp0@@nqpOpOV\
        r;Hp`A@pDsqHnAVp`An]@sqVnAHlfCnq@@p0nQnQVlfHnAA@n]sqHp` r7r7Vr;AKKmVHr;VlfA55mV q2qrHp_ACnZp-CMo&o#@pMnlCo~@3o\
        &pMp5ACpFp-Hp_ATTq>VpXApCCp2Co|P@o$p2pSC@o~o}2nnpPAn_Ap.Vq!A,Tq>Hk4A,,q>VmbA].qrCp!U@p3p_n|C@nnp!+nBn|A$.qrVn,\
        AT,q> qFr=VpDAp?Cp3CozP@o&p/pPC@o{oz0nrpPAnbCp3VplHsDVmvA^.qrCo~T@p6peo!C@nmp$+n<nyA#.qrVn@Hn:A.$qrCSo%p2@o!n5\
        Cno@-o%o!plA.]qr q2qjHpTAEnap'COo!n|@pUnfCp%@1o!pUp;AEp@p'HpTA]]q>VpNAp>Fp+Cp!Q@n}p7pZC@p$p#1nipXAndCp(VpuA$]q\
        >Hk4A$$q>VmbAox'qrCozR@p,pSo&C@nuoz.nMo&Ao)'qrVn,A]$q> qNrEVp2Ap:Fp,Co~P@o!p4pWC@p!o~0nmpWAngFp,VpYHs4Vm~Aoy'q\
        rCoyQ@p/pYo)C@nso{-nGo#Ao('qrVnHHnBA&o(qrCQo+p+@o*nACnv@/o+o*p`A&oyqr q2q^HpFAHniozCPnznw@pan^Cp*@0nzpapCAHp8o\
        zHpFAoyoyq>Vp@Ap6Io~Cp'S@nxp?pfC@p*p)0n`pdAnmFo|VpgAo(oyq>Hk4Ao(o(q>VmbAp,o,qrCoqN@p#pBo1C@n~oq2n_o1Anuo,qrVn,\
        Aoyo(q> qZrQVouAp3Hp!Cp%S@nzp;pdC@p'p%-nfpdAnnHp!Vp?HryVn-Ap-o,qrCopM@p%pH$C@n}or1nXo.Anto,qrVnTHnNAo+nuqrAEnj\
        nbC6o/Jo/nm@AEp7nbAo+p,qr poq[LKp0Lp6_Ap&nx[CBn_nd@p|n6CpC@>nWp|pkAp&p)[Lp6!LKnqAoxGsqL5p2A,ZpXLnm_AYpZozHp@A@\
        oysqHn`A&pOowLp*[ASZpTLKp2Ao)HsqL5npLnw%CnMpxpSpxkP@Lnw[L5p1Ao)8sqLKnoAS&pTLp*%A&nQowHn`A@o(sqHp@AYnFozLnm!A,&\
        pXL5noAox9sq rcqeAqL@pHC3o)ov@nRn{Co+@Mo)nRp& sLq{CntFopn~n$pKHp} suq{VpKHp}Co1n~p-Fn$nU qhsAC!pAnunoo{r$Aphp0\
        naVl@ susAVraAphnqnaCp,no_pAo{l} ruqTAq(@p3C$o-]o-my@ pwqYLJp,Lp,ZAo~n~WCDnTnZ@q'n2CpF@<nTq'poAo~p#WLp,&LJnuAp\
        +JsqL5p3A'oqp]LnuZAUpNotHp9A@p,sqHngA*pDoqLp!WAXoppXLKp3AnvJsqL6ntLo#*CnJpupVpukL@Lo#VL6p-Anv6sqLKnnAXo1pXLp!)\
        A*n]oqHngA@nusqHp9AUnRotLnu&A'o0p]L5nnAp+6sq sDr'An<p:n_Hpe s}r'Vp:HpeAn<ngn_ qnsIC&p>nxnso{qsApYp,ngVlR s}sIV\
        rNApYnungCp)nsZp>o{m. q&qWLIp&LozSAovo*RCGnXn^@q3n,CpK@:nOq3puAovowRLoz-LIn{ApCOsqL5p2Ao0ozp]Lo!UAQp<[Hp.A@pDs\
        qHnrA/p2XLouRA_oypVLKp3An^NsqL7nzLo11AkF@q]Lo1OL7p'An^2sqLKnnA_o(pXLou.A/noXHnrA@n]sqHp.AQne[Lo!+Ao0o'p]L5noAp\
        C1sq s8r6Anco|nvHp> t,r6Vo|Hp>Anco%nv qwsUC+p8n}nxo{q_ApDp&nrVlm t,sUVr4ApDn{nrCp$nxUp8o{mB sPqyVpQHmqA'Iq2ANW\
        m)Hq;VrsAoq@k0Vl.Hq;AN)m)A'7q2HmqVnOAo0@k0 sJqyVpJHn$Ao)WqeC>?B@;>AWXmWHq5VrmAo}@k0Vl4Hq5AW(mWC.HEUo$/A@<KHn$V\
        nVAo$@k0 s@qyVpAHn:Anuo|r,C=>BA8<AopYm}Hq+VrcAp4@k0Vl>Hq+Aop'm}C.HQOny=A4o,pXHn:Vn`Anm@k0 q2qULHo|L[MA]#MCHnJn\
        P@q?n&CpP@8nJq?p{A]^ML[3LHo%Ap]SsqL4p2Ao)p&p[Lo-PAMp)RHp!A@p^sqHn}A4o}PLYMAovp%pWLLp3AnDRsqL8o$L08CnBpmp_pmk>@\
        L0HL8o}AnD.sqLLnnAovn|pWLY3A4o$PHn}A@nCsqHp!AMnxRLo-0Ao)n{p[L4noAp]-sq s6qyVp7HnOAndp4rCC=?CA7<AowXn8Hp~VrXApH\
        @k0VlHHp~Aow(n8C(KUTnj;A1nvpkHnOVnjAnX@k0 s<q?Ap<@qvLpaqCACAmOLpRnZC_%Go)p9owLo!rZC9oxoy@nfp0Hk>Co(@GoxnfnqLo!\
        lFC9o)!%p9o*LpRpFAC?mO s_qTLn@qDAnmIqQLnOnZA<BlJLp#rZAopZmcHscAop&mcLp#lFA<>lJLnOpFAnm7qQLn@m]A<@m+ qXtqHsaA@o\
        ysqHk@A@o(sq s5q:ApJ@qvLp]q>LpLn`Couo0Hn}pGp!Ln~rYC9o}o}@n_p7Hk>Co$@Go}n_njLn~lGC8n}o,o0pGo!LpLpA saqaLnEq<Ana\
        KqQLn[neLo}rJAWTmfHscAW,mfLo}lVLn[p<Ana5qQ qXtiHsaA@p,sqHk@A@nusq s+q4CYo)'o)p_@LpUq2LpAniAp<8q$Aopp5q$Ln~rYC8\
        p&p'@nRpAHk>Cnz@Hp&nRn`Ln~lGAopnlq$Ap<Hq$LpAp8 saqwLnOq,AnNNqQLnun{LXq,A[6p>HsaA[Jp>LXmuLnup&AnN2qQ qHuMLDVAKJ\
        mrHscAK6mrLD*A0CozHk@A0=oz qXtuA@oqk0HsaA@o0k0 qXtoA@o}k0HsaA@o$k0 qXteA@p4k0HsaA@nmk0 qsp@Hs,ATTq>Vo}Hp:Cow@@\
        o*p.p.C@pSpU2m~qDC*pApD:mnppVp3HYCpD@@n`pipoA,Tq>HlJA,,q>C@n`n]@pin2HYVnnCn]:VpAmnn1CnK2@pSm~m]C@o*o*@p.nsHp:V\
        o$AT,q> r*piVq7AFp3)AFSp`CUp1nl@p{pUCp6@,p5p|nNAF(p}AEnp-Vmj puqLC4@@5.RC@p5nk1pOpvA=nyLVnM ucqLVpSA=p(LCp61@p\
        5pOn+C@5L@.. s3u}Co'@Fo&nbp2Hr,C:o&oz@nbnoHo# qsp8Hs,A]]q>VouHp2Co|@@o%p6p6C@pUpW0m|qKC*p?pB9mpppVp$HQCpI@@nZp\
        qpwA$]q>HlJA$$q>C@nZnW@pqn*HQVn}Cn_9Vp?mpn1CnI0@pUm|mUC@o%o%@p6nkHp2Vo,A]$q> r2pqVq/ADp-.AG]pbCTp/np@ptpJCp1@,\
        p/ptnVAG$paADnt.Vmr puqTA6JmVC@p*nw/p=pkC?3@N?o'VnU ukqTVpKC@NA3?ozCp*/@p*p=n6A66mV s3v(Co0@Ho0nlp!HquC8o0oq@n\
        lo!Ho# qsp,Hs,Aoyoyq>VXHp&Cp(@@nzpBpBC@pXpY-mzqUC)p<p?6mrpqVYCpT@@nMq%q&Ao(oyq>HlJAo(o(q>C@nMnL@q%m{V'Cnb6Wp<m\
        rn0CnG-@pXmzmKC@nzny@pBn_Hp&V(Aoyo(q> r>p}Vq#ADp(/AHoqpICSp'nw@pgp?Cp*@-p'pgnbAHo0pIADny/Vm~ pwqaC@oxo,-p$pUC@\
        9@H@*Vnb uwqaVp?C@H@9@VCou-@oxp$nK s3v4C.@J0n~VHqPC60R@n~*Ho# qso|Hs,Ap)p)q>C@D@<@KHovCp0@@nqpOpOC@p^p`*mrqcAm\
        zpnpUVBCpVC@nNq%q3Anxp)q>HlJAnxnxq>C@nNnJCq%mnV>Amzn3pUCnA*@p^mrm>C@nqnq@pOnQHovC@%%LoqnqAU<ox q'qnAVp-nlVnt v\
        'qnVp-AVntnl php@Hq2ARKphLpGqEAo,QsqLn_mhHn@LpRqUAo,RsqLn?m.AR#qx txp@Hq2AR^qxLn?qsAo,.sqLpRmKHn@Ln_q9Ao,/sqLp\
        Gm[AR5ph sUs~Ao}Zr!Vp~Ao(@sqVn5L1HA,o.sq qJtxC@mQn+n*s?mxCpwpvqO@mxs?Cn:@@pgm:m: qstxArWn7h}AlIpjlW php8Hq2AYP\
        phLpGqEA=^pfCG@9@T@A=#pfLpGm[AY0phHq2AYozqxLn?qrAn{'sqLpLmWHnRLnaq5A8Jo~ApZp-p.Cp|p|qV@mrsMCmJ@n%p|mrkSApZntp.\
        A86o~LnamlHnRLpLqIAn{YsqLn?m/AYo'qx sQswAp,orr!Vp~Anu@sqVnCCo+Uo0Ro1n~ q{txArIn=h}AlWpdlW php,Hq2AouWphLpCq<Lp\
        CmeAou)phHq2Aoup.qxLn?qrA'UpHCpBpMpGnX5rpCnSpLpMpLl$@CnYnXn_pM5l1A'+pHLn?m/Aounsqx qLp}LpDq8ADLopAp'([Lnfmu u4\
        p}Lnfq,Ap'X[AD4opLpDmi sKsmAp>o|r!Vp~An]@sqVnTA'nbs' r*txAr5nEh}Allp[lW sVt%L!QAP]k0LU4VpsAoq@k0Vn#Ao)*m! sSs|\
        L!RAVowk0CD>=BK:VphAo~@k0Vn#An}$m! sOstLo1QA^p-kEVpWAp4@k0Vn#Anoo,m! s?p7CV,*,p6@LoyovAFBnmLp*BC^B>#p#p#LBp*AB\
        FnmLovoyCTVT*@p6Lo+oyA>FnmL>p*A,oyp[AACOLosqgAn~osr1LmuncLmup>An~o.r1Losm:AA=OA,o(p[L>nwA>:nmLo+o(C,*,V@nkLovo\
        (AB:nmLBnwCB##Bp#n~Lp*>AF>nm sZpTLo(ovAo1Mp9LnwBA7ImgL>p*A3opp9Lo+oyA@LmgLovoyAMopp9LBp*AIImgLp*BAopMp9LoyovAL\
        @mgLoyo+Aop3p9Lp*>AI7mgLBnwAMo1p9Lovo(A@4mgLo+o(A3o1p9L>nwA77mgLnw>Ao13p9Lo(o+A4@mg r[r]ApUnKq>Cp4@@nmpUpUC@p4\
        p4@nKpUCnm@@p4nKnK s'r]C@ovo+@p-p-Cov@@ovp-ntC@o+ov@ntntAntp-mc rCtXA@BJLo0qXLq!nhA_@pTLq!p9Lo0mHA@>JLo&BA:Bnm\
        Lo(ovC*TVTnk@Lo(o+A:>nm s:p1CY)')p@@LozovC@@@@@@Lp*BCosB>o.p+p+LBp*C@@@@@@LovozCWYW'@p@Lo+ozC@@@@@@L>p*A-o|pML\
        osqeAnro|r1LmyneLmyp<Anro%r1Losm<A-o%pML>nwC@@@@@@Lo+o'C)')Y@naLovo'C@@@@@@LBnwCBo.o.Bp+nvLp*>C@@@@@@ s`pZLo(o\
        vAo-Op<LnvBC@@@@?AL>p+A1otp<Lo+oyC@A@?@BLovoyAOotp<LBp+C@@@@AALp+BAotOp<LoyovCA@?@B@Loyo+Aot1p<Lp+>C@@@@A?LBnv\
        AOo-p<Lovo(C@?@A@>Lo+o(A1o-p<L>nvC@@@@??Lnv>Ao-1p<Lo(o+C?@A@>@ rSr]Ap^nCq>Cp9@@nhp^p^C@p9p9@nCp^Cnh@@p9nCnC s/\
        r]C@oqo0@p%p%Coq@@oqp%n|C@o0oq@n|n|An|p%mc rJtaL#qDLprnoAou@pXLprp2L#m]Lo-BC@@@@@@Lo'ovC'WYWna@Lo'o+C@@@@@@ s2\
        p(C_%!%pP@LowosLp&BCozB>o'p6p6LBp&LosowC[_[!@pPLo.owL>p&A.p$p>Lorq]CGo|oxTnap,Lm~nhLm~p9Co)T9o|nanuLormDA.n}p>\
        L>n{Lo.o*C%!%_@nPLoso*LBn{CBo'o'Bp6nkLp&> sapkLo/_Ao%Rp;Lo$BL>o}A.o|p;L!orL_orARo|p;LBo}Lo}BAo|Rp;Lor_Lor!Ao|.\
        p;Lo}>LBo$ARo%p;L_o/L!o/A.o%p;L>o$Lo$>Ao%.p; rGr]Apjn7q>CpA@@n`pjpjC@pApA@n7pjCn`@@pAn7n7 s;r]C@X(@ovovCX@@Xov\
        o+C@nw@o#nc@ rTtnL)q!Lp[nyAp$@pVLp[p(L)n!L,ALo*osC![_[nP@Lo*o. p4ptHsMATTq>VqEC@p}q$@m=qmCn.@@ppm>m4Vm[AT,q> p\
        Hq?Vq1C@pYnE@q:qDCpf@@pbq;m]Vmp u(r;HqXATTq>VqEC@p}q#@m>qmCnc@oxp3mZnOAos+sqCopp'nr@q$p>Cpe@@pbq:m]VmpHm]A@o(s\
        q q*r<AoyFtKAo(:sY ror<AoyFtKAo(:sY p{sMAou5reCopp!o1p!q1@AorVsqC'ovo}@n>p(Co%@Yovn?nyA=5p/ uZsaAoyFtKAo(:sY t\
        Cu;AD5p/Covnun~o'q<6A&_sqC$(Wo-nCBAo+5re p4plHsMA]]q>VqEC@q%q)@m5quCn*@@pum6m,Vm[A]$q> pPqGVq)C@pTnI@q2q<Cp`@@\
        p[q3meVmx u(r3HqXA]]q>VqEC@q%q(@m6quCna@ozp5mSnLAp$!sqC_p$nu@pzp:Cp_@@p[q2meVmxHmeA@nusq q!r<Ap,GtGAnu9sU rgr<\
        Ap,GtGAnu9sU pssMAp'0reC]o{$o{q#@Ap!opsqC&oyp!@n8p,Co!@[oyn8nuA<1p/ uRsaAp,GtGAnu9sU t;u;AE1p/Coynqnzo$qH4Ao+o\
        {sqC(+Uo1nOAAnz0re p4p`HsMAoyoyq>VqEC@pCp7o$nKq^A[SpHC[o}ny@ppp4CpV@@pSq&mqVn'HmqA@n]sqHqXAoyoyq>VqEC@p{p~@m*r\
        $Cn[@o|p9mInFA>o)p^Cn[^p2p2lsn|Co#o!@p3nnm_Vm[Aoyo(q> p]qSVpzC@pMnP@q&q0CpW@@pSq'mqVn' psr<ApDItDAn]7sR rZr<Ap\
        DItDAn]7sR pgsMAp=*reCWos)ospl@Ap6o}sqC#o}p'@n.p1Cnz@^o}n.npA:*p/ uFsaApDItDAn]7sR t/u;AG*p/Co}nkntn}qZ1Anyp1s\
        qC-0Q(na>And*re q.r<C@W@Woq@Ao0@k0 rsr<C@W@Woq@Ao0@k0 q!sPABFo-CXouo'@p_p&Co{@(oup`n{A%.k0Co/p%orp%mj@A#Lkz q(\
        r<Ao}<jFAo$DkV rmr<Ao}<jFAo$DkV pxsMADLnrCYowo$@pdp)Co}@'owpenxAo+'k0C!o~_o~mt@Ao'Ml< p{r<Ap4:jOAnmFkV rcr<Ap4\
        :jOAnmFkV posMAERnrC[oyn~@plp-Cp$@%oypmntAnxo,k0C%oxZoxn'@AnsRl< qypSHr}CpI@@nWpvpvVr}C@pIpI@n+pvHl$An+n+q>Vl$\
        Apvn+q> qyp|AnSpMmcVr}ApMpMmcHr}Cp/@@p/pMnSVl$C@nrp/@nSnS qtrBAo|o%q>C^@@$o}o|C@^^@o$o}Ao%o$q> tRrBAo}o%q>C]@@\
        $o|o|C@^]@o%o}C#@@^o$o$ s5saC@$$@o|o%C]@@$o|o|C@]]@o%o|C$@@]o%o% qtu!C@#$@o|o$C^@@#o}o}C@]^@o$o|Ao%o%q> tRu!C@\
        ##@o}o$C]@@#o|o}C@]]@o%o|C#@@]o$o% qypKHr}Ap~p~q>Vr}An#p~q>Hl$An#n#q>Vl$Ap~n#q> qyq'An[pEmcVr}ApEpEmcHr}Cp)@@p\
        )pEn[Vl$C@nxp)@n[n[ qorBApT@sqAnL@sq tNrBApT@sqAnL@sq s0saApT@sqAnL@sq qou!ApT@sqAnL@sq tNu!ApT@sqAnL@sq qyp?H\
        r}Aq-q-q>Vr}Amtq-q>Hl$Amtmtq>Vl$Aq-mtq> qyq3Anhp9mcVr}Ap9p9mcHr}Co~@@o~p9nhVl$C@o#o~@nhnh qhrBAp+nvq>Cou@@o,p,\
        p+C@ouou@nup,Anvnuq> tFrBAp,nvq>Cou@@o,p+p+C@ouou@nvp,Co,@@oununu s)saC@o,o,@p+nvCou@@o,p+p+C@ouou@nvp+Co,@@ou\
        nvnv qhu!C@o,o,@p+nuCou@@o,p,p,C@ouou@nup+Anvnvq> tFu!C@o,o,@p,nuCou@@o,p+p,C@ouou@nvp+Co,@@oununv qlrBAp[@k0A\
        nE@k0 tJrBAp[@k0AnE@k0 s-saApZ@k0AnF@k0 qlu!Ap[@k0AnE@k0 tJu!Ap[@k0AnE@k0 uipMHpACos@@o.p(p(VtkC@osos@nyp(Hn`C\
        o.@@osnynyVj6C@o.o.@p(ny uipvC8@@84LVtkALLmVHpAAL4mVVj6A44mV s:r5Hp@Cos@@o.p(p(Vs&C@osos@nyp(HnaCo.@@osnynyVk{\
        C@o.o.@p(ny s:r^A4LmVVs&ALLmVHp@AL4mVVk{A44mV phsmHpACos@@o.p(p(VqKC@osos@nyp(Hn`Co.@@osnynyVmUC@o.o.@p(ny pht\
        8A4LmVVqKALLmVHpAAL4mVVmUA44mV uipEHpACox@@o)p0p0VtkC@oxox@nqp0Hn`Co)@@oxnqnqVj6C@o)o)@p0nq uip~A<DmVVtkADDmVH\
        pAAD<mVVj6A<<mV s:r-Hp@Coy@@o)p0p0Vs&C@oxoy@nqp0HnaCo(@@oxnqnqVk{C@o)o(@p0nq s:rfA<DmVVs&ADDmVHp@AD<mVVk{A<<mV\
         phseHpACox@@o)p0p0VqKC@oxox@nqp0Hn`Co)@@oxnqnqVmUC@o)o)@p0nq pht@A<DmVVqKADDmVHpAAD<mVVmUA<<mV uip9HpACp#@@n}\
        p<p<VtkC@p$p#@nep<Hn`Cn}@@p$neneVj6C@n}n}@p<ne uqq-VtZHp1VjF s:q~Hp@Cp$@@n}p<p<Vs&C@p$p$@nep<HnaCn}@@p$neneVk{\
        C@n}n}@p<ne sBrrVrsHp0Vl. phsXHpACp$@@n}p<p<VqKC@p$p$@nep<Hn`Cn~@@p$neneVmUC@n}n~@p<ne pptLVq;Hp1Vmf uNpFHp4C_\
        @@!p!p!VstC@__@o!p!HnmC#@@_o#o!Vk-C@!#@o~o! uNpoA;FmVVstAEFmVHp4AF:mVVk-A::mV s@r!Hp4C_@@!p!o~Vr<C@__@o!p!HnmC\
        !@@_o!o!VleC@!!@p!o# s@rJA:EmVVr<AFFmVHp4AF:mVVleA:;mV q2sLHp4C^@@!o~p!VpnC@_^@o#p!HnmC!@@_o!o!Vn3C@!!@p!o! q2\
        suA:FmVVpnAFFmVHp4AE:mVVn3A;:mV pAvRHv2A@oysqHhoA@o(sq uNp>Hp4Cot@@o-p*p*VstC@otot@nwp*HnmCo-@@otnxnwVk-C@o-o-\
        @p)nw uQpwVspHp/Vk1 s@qwHp4Cot@@o-p*p)Vr<C@otot@nwp*HnmCo-@@otnwnwVleC@o-o-@p*nx sBrRVr7Hp0Vlj q2sDHp4Cot@@o-p\
        )p*VpnC@otot@nxp*HnmCo-@@otnwnwVn3C@o-o-@p*nw q4s}VpjHp/Vn7 pAvJHv2A@p,sqHhoA@nusq uNp2Hp4Co|@@o%p6p6VstC@o|o|\
        @nkp6HnmCo&@@o|nlnkVk-C@o%o&@p5nk u^q&VsWHotVkI s@qkHp4Co|@@o%p6p5Vr<C@o|o|@nkp6HnmCo%@@o|nknkVleC@o%o%@p6nl s\
        Nr_Vq|HouVm% q2s8Hp4Co{@@o%p5p6VpnC@o|o{@nlp6HnmCo%@@o|nknkVn3C@o%o%@p6nk q@t,VpQHotVnO pAv>Hv2A@pDsqHhoA@n]sq\
         t0pNAU,qACp~C=n#r5r5A,UqAHm!A,,q> tXpdVqUHqUC5nKpUKmKmK sGq+VrBHrBATTq>C@q?q@@l6rjCmb@@q?l7l7C@mamb@rjl6ATTq>\
         r|q@Cn#I@n#ltrAC@q)mx@rArACp~@7p~rAltHl`A,,q> t(pNA^$qACq%C=m|r=r=A$^qAHm!A$$q> tapmVqDHqDAm]m]n, sOq+Vr:Hr:A\
        ]]q>C@qDqD@l.rrCm]@@qDl/l/C@m]m]@rrl.A]]q> rtqIAmrp<nfCnHpXnHnI@sGCpWpXnHpXsG@Ap<mrnfHliA$$q> sypNAozo(qACq,D<\
        murIrIAo(ozqAHm!Ao(o(q> tmp|Vq)Hq)Amxmxn= s[q+Vr.Hr.Aoyoyq>C@qKqK@l!r~CmU@@qKl#l#C@mUmU@r~l!Aoyoyq> rhqVAn)p8n\
        lCnNpSnNnM@s6CpSpRnMpRs6@Ap8n)nlHlvAo(o(q> p@pTAoy@sqVu5C@K5@RRHuOA@oysqHiQCo*@@ownsns u!q1Hq1ATTq>Vq1Ao(@sqVn\
        FLmdq_AnyCqDLninnLn3q.Ao1'sqLpqmpAp(<qFLp8p3Lq?m@HnAA@o(sq p8pTAp,@sqVu5AJJmVHuOA@p,sqHiQCo%@@o|nknk u!q)Hq1A]\
        ]q>Vq1Anu@sqVn]LmrqMAnnDqDLnontLn8q'Ao%o-sqLppmpAp5;qFLp1p.Lq/mSHnRA@nusq p,pTApD@sqVu3HuMA@pDsqHiQCnz@@p(n_n_\
         u!pzHq1Aoyoyq>Vq1An]@sqVn~Ln+q4AnZEqDLnyn|LnApzAnnn{sqLpqmpApF:qFLp(p%LptmrHnlA@n]sq o|pTAp_@sqVu&Hu@A@p_sqHi\
        QCnq@@p0nQnQ u!pmHq1Ap)p)q>Vq1AnB@sqC@=@D@5LnApuAnIFqDLo%o)LnJpoAnZnksqLppmpApY9qFLo{oyLpXn4Ho+A@nBsq r<qHCK!7\
        o1p2BLpksfLp4mDAp)1qpLop[Hq#A@oysqHm{A*8p?L'*LnjqiC6opJopnn?Ln6k:LneqXAo1Uq#Hn!A@o(sqHpz r5qECMo+4o+pABLpcsMLp\
        ,m]Ap6.qpL^YHp}A@p,sqHm{A%6p?L02Lnmq^C4owKown`?Ln<kPLnmqBAo*Zq#Hn!A@nusqHpu r)qACRn|1n|pXCLpXs(Lo}n$ApI)qpLYVH\
        pyA@pDsqHm{Ao+1pBLnsqKAnzovq+An{o*q+LnGksLnzp~An{osq#Hn!A@n]sqHpl ropZAoy@sqVu]Ao(@sq t*qsAoy@sqVs,Ao(@sq qWr!\
        Aoy@sqVrqAo(@sq uArjAoy@sqVq>Ao(@sq p@s3Aoy@sqVpNAo(@sq vXs:Aoy@sqVp@Ao(@sq rgpZAp,@sqVu]Anu@sq t!qsAp,@sqVs,A\
        nu@sq qOr!Ap,@sqVrqAnu@sq u9rjAp,@sqVq>Anu@sq p8s3Ap,@sqVpNAnu@sq vPs:Ap,@sqVp@Anu@sq rZpZApD@sqVu]An]@sq ssqs\
        ApD@sqVs,An]@sq qCr!ApD@sqVrqAn]@sq u-rjApD@sqVq>An]@sq p,s3ApD@sqVpNAn]@sq vDs:ApD@sqVp@An]@sq rNpZAp^@sqVu]A\
        nC@sq sfqsAp^@sqVs,AnC@sq q6r!Ap_@sqVrqAnB@sq t}rjAp_@sqVq>AnB@sq o|s3Ap_@sqVpNAnB@sq v7s:Ap_@sqVp@AnB@sq sLql\
        AoyFtKAo(:sY r5rBAoxFtKAo):sY tvrBA_ZsqLnPpdAE_o{C@ouov@nup,Co+@@oununuC@o+o+@p,nuASBT qesaAoyFtKAo(:sY u4saAo\
        yFtKAo(:sY sDqlAp+GtGAnv9sU tor=Ao}ousqLnNpeAn7XtmAp>nqqW r-rBAp+GtGAnv9sU q]saAp+GtGAnv9sU u,saAp+GtGAnv9sU s\
        8qlApCJtDAn^6sR tfr6Ap2p'sqLnPpcCHp'p)@njpJCo$@@o}niniC@n}n~>p=ni q~rBApCJtDAn^6sR qPsaApCItDAn^7sR t}saApCItD\
        An^7sR qBpaHt0CpG@@nYpspsC@pGpG@n.prHjqCnY@@pGn.n/C@nYnY@psn. qBq,Cnt@@ntnVpJC@p,nt@pJpIHt0Cp-@@p,pJnWC@ntp-@n\
        VnV u-r&C@o+o+@p,nuCou@@o+p,p,C@ouou@nup,Co+@@oununu qBszHt0CpG@@nYpsprC@pGpG@n.psHjqCnY@@pGn.n.C@nYnY@psn/ qB\
        tECnt@@nunVpIC@p-nt@pJpJHt0Cp-@@p-pJnVC@nup-@nVnW q#u>Ap,nuq>Cov@@o,p,p,C@ovov@nup,Co,@@ovnunu qBpXHt0A@rGsqHj\
        qA@lYsq qBq4Cny@@nyn_pBApBpAmcHt0Cp(@@p'pBn`C@nyp(@n_n_ u(r&Apo@sqAn2@sq qBsrHt0A@rGsqHjqA@lYsq qBtMCny@@nzn_p\
        AApBpBmcHt0Cp(@@p(pBn_C@nzp(@n_n` p{u>Apo@sqAn2@sq qBpLHt0A@r`sqHjqA@lAsq qBq@Co%@@o%nkp6C@o{o%@p6p5Hs]Co/9@op\
        o#nlC@o0o/Ho~nk u}q@CorH@o0o~p6C@opor9o#p5Co}@@o~p8nlC@o!o}@nink qBsfHt0A@r`sqHjqA@lAsq qItYCn~@@n|ndp5C@p!o$@\
        p8p6Cnz4o/os'n:A_/p' qstYCorG@o1o~p5C@oqor8o#p6Hs]Co|@@o|p6nkC@o&o|@nknl qlp{Hs:Cp0@@nqpNpNVprCp,M@nwpApeVphVp\
        AAo(@sqVntHh}Vp-Ao(@sqVmHC@nwnuMpAn<Vn/C@nqnq@pNnR qlqFCo/@@o/n{p&VpnHo|V'C@o&o&@p5nlHp:Ao~Mp7Ao~3p7Hp:Co{@@o&\
        p5p5VYHo|Vn3C@o/or@n{n{ rIrdC0@@0'YVYHpmV'C@0P@'' t1rdC0@@0'YVYHpmV'C@0P@'' q8sbCn{@@n{nap@VpSHv$VnMC@n{p&@nan\
        a qlpsHs:Cp5@@nlpVpVVpkCp-P@nvpAplVphVpAAnu@sqVn|Hi0Vp%Anu@sqVmHC@nvntPpAn5Vn6C@nlnl@pVnJ qlqNC%@@$o&o{VpfH[V/\
        C@n}n}@p=ndHp:Ao~Kp+Ao~5p+Hp:Cp$@@n}p=p=VQH[Vn;C@$[@o&o& rIrlC5@@5/QVQHp]V/C@5K@// t1rlC5@@5/QVQHp]V/C@5K@// q\
        8sjCo$@@o#nip8VpKHuqVnUC@o#o}@nini qlpgHs:Cp=@@ndpcpcVpbCp.S@ntpApuVqXAn]@sqVo+HiHVovAn]@sqVmHC@ntnsSpAn,Vn?Ap\
        cn>q> qlqZC,@@,!_VpYHCC@nsnp@pInRHp:Ao~Io|Ao~7o|Hp:Cp1@@nspIpNHCVnGC@,T@!! rIrxC:@@<;JHpDC@<F@;6 t1rxC:@@<;JHp\
        DC@<F@;6 q8svCo+@@o+nup,Vp?HuXVnbC@o+ov@nunu qlp{Hs:Cp0@@nqpNpNVp'Ao(@sqVnzC@o/or@n{n{HkgCo/@@o/n{p&Vp'Ao(@sqV\
        nzC@nqnq@pNnR rIr;Hp:Ao~Mp7Ao~3p7Hp:Co{@@o&p5p5VYHo}CpA@@n`pipiVqXAo(@sqVntHh}Vp-Ao(@sqVmHC@n`n`@pin8Ho}V'C@o&\
        o&@p5nl qlpsHs:Cp5@@nlpVpVVp'Anu@sqVnzC@$[@o&o&HkgC%@@$o&o{Vp'Anu@sqVnzC@nlnl@pVnJ rIr3Hp:Ao~Kp+Ao~5p+Hp:Cp$@@\
        n}p=p=VQHouCpF@@nZpqpqVqXAnu@sqVn|Hi0Vp%Anu@sqVmHC@nZnZ@pqn0HouV/C@n}n}@p=nd qlpgHs:Cp=@@ndpcpcVp'An]@sqVnzC@,\
        T@!!HkgC,@@,!_Vp'An]@sqVnzApcn>q> rIr'Hp:Ao~Io|Ao~7o|Hp:Cp1@@nspIpNHXCpN@@nRp}p}VqXAn]@sqVo+HiHVovAn]@sqVmHC@n\
        RnR@p}n$HXC@nsnp@pInR r6p{HrHCp=@@nepcpbVp7Cp.:@nppTpDVp|C@p+p,@nXpHC<@D@4@Vp&Ao(@sqVn{Hk(Vp&Ao(@sqVn{C<@D@4@C\
        nu@@p+nXnXVn%C@npns:pTn]VnjApcn?q> r6qFAngp9mcVpFCTO@(Zp5VowHsDVo*C@(,OZnlVnZC@o!p!@ngnh q$s?Co18@o/nuoxVp|C@^\
        #@o}o}Hu(C^@@^o}o$Vn%C@o/op8nuo)VorA&SqaVo~A,Tq>Hk4A,,q>Vo#A&-qa r6psHrHCpB@@n_pkpjVp/Cp1=@nopTpLVp|C@p4p3@nLp\
        PVo{Anu@sqVo&Hk8Vo{Anu@sqVo&Cnn@@p4nLnPVn%C@nonp=pTnTVnrApkn7q> r6qNAnop1mcVpBCTQ@'Zp9V_Hs4V!C@',QZnhVn_C@o(oz\
        @nonp pysFC(=@'o(oqVp|C@W)@ououHu(CW@@Wouo,Vn%C@'X=o(o0VZA&]q4VouA$]q>Hk4A$$q>Vo,A&$q4 r6pgHrHCpJ@@nVpwpvVp#Cp\
        5A@nnpTpXVp|C@p4p5=nLp]V_An]@sqV!HkPV_An]@sqV!Cnl=@p4nLnDVn%C@nnnlApTnHVn~Apwn+q> r6qZAn{p%mcVp;CTT@%Zp@VRHryV\
        .C@%,TZnaVnfC@o0or@n{n| pmsRC5A@60TVp|C@O1@XXHu(CO@@OX(Vn%C@6KA0,C@VY7&p'V[Ao(oyq>Hk4Ao(o(q>V%C'7@V&nz qfsaCAB\
        @>AFVowHsDVo*C@>?BA: qnsaLAFV_Hs4V!LA: qzsaLAFVRHryV.LA: puq7Ht$ATTq>VopHopCpA@@napipiC@pApA@n8piHo%C%pIpH@mSp\
        iHngCn%@@pwmGm:Vm[AT,q> q,q`Vq1C@p[nA@q1q>Hp:Cp4@*p4q&nTAF)p|AEnv,Vmp u]r6VpZA=p&NHosCp&@@p'p@naC@n{p&@nana pG\
        vEHu(A@oysqHiyA@o(sq puq/Ht$A]]q>VWHWCpF@@nZpqpqC@pFpF@n0pqHo+C#pJpI@mMpiHngCm}@@p|m?m2Vm[A]$q> q4qhVq)C@pUnF@\
        q)q6Hp:Cp0@*p/pzn[AH%p`ADn{-Vmx uer>VpRA>o{KHYCo~@@o~p8niC@o$o~@nini pGv=Hu(A@p,sqHiyA@nusq puq#Ht$Aoyoyq>C@D@\
        =@KAKrLt$Ho.Co-p@pG@mJpiHngCn'@@pvm3m&Vm[Aoyo(q> q@qtVpzC@pMnN@pzq*Hp:Cp)@+p'pnngAHo1pFADo#.Vn' uqrJVpFC@JA6?_\
        CD@<@L@Cov@@ovp,nuC@n~oz@njnu pGv1Hu(A@pDsqHiyA@n]sq phq$Hs{ATTq>Vp@Hp&Cp4@@nmpUpUVpMC@p4p4@nKpUHn{VowC@p8p8@n\
        Ep[HlqCni@@p8nEnEVk3AT,q> p|qLVsYC@ozo'@p3p3Hr0Coz@@ozp3nnVl7Vna uIrPVqdHp&Cov@@ovp-ntVnSC@o+ov@ntnt phpyHs{A]\
        ]q>Vp8Ho{Cp:@@ngp^p^VpMC@p:p:@nCp^Ho&V_C@p=p=@n=pdHlqCnd@@p=n=n=Vk3A]$q> q'qTVsQC@ouo,@p+p+Hr0Cou@@oup+nvVnsVl\
        - uQrXVqSHo{Coq@@oqp%n|VnSC@o0oq@n|n| phpmHs{Aoyoyq>Vp,H_CpA@@n`pjpjVpMC@pBpA@n7pjH!VRC@pEpE@n1ppHlqCn[@@pEn1n\
        1Vk3Aoyo(q> q3qaVsEC@]$@o|o|Hr0C]@@]o|o%Vl7Vnu u^reVq;H_CX@@Xovo+VnSC@(X@o+o+ qlp:Hs:ATQq1LSqLAnoq+pNAn*p)p9Vq\
        WHpaA@oysqHleA@o(sqHpaVmICn>9@pemHmBA@>KLSmTAT/q1 q~pcL3psHs0L3n. qmrPCCpanE@qDq0Cp[@=paqDmq qlp2Hs:A]Yq1LSqKA\
        nmq2pNAn,p+p6VqGHpXA@p,sqHleA@nusqHpXVmYCn=5@pfmHm:A@=ILSmUA]'q1 r(pkL5pcHr{L5n> qurXCFpWnO@q<p}CpQ@:pWq<n$ ql\
        p&Hs:Aoyotq1LSqLAniq<pOAn0p,p2Vq1HpLA@pDsqHleA@n]sqHpLVmpCn;1@phmHm0A@<ILSmTAoyo-q1 r3pwL7pJHraL7nV r&reCJpHn_\
        @q.peCpB@6pHq.n< papNAoy@sqVq+C@o{o#9p3pEAox@sGCo~9@o{p3n[VmvAoy@sqVq+C@p9p<:nEpnVs'Ao(@sqVkzCnf:@p9nFn3 qkpNA\
        oy@sqVq1Ao(@sq u4pNA^.qxCpKo|@nSp`r'C@p9p:-nLq(Vr&Ao(@sq u]puVrUCo|.@o|p,nFC@npp$o}numU pXpNAp,@sqVq+C@oso,7p%\
        p<Ap'@r?Cou7@osp%neVmvAp,@sqVq+C@p:p>6nEpvVr|Anu@sqVl%Cnd6@p:nFn+ qcpNAp,@sqVq1Anu@sq u,pNAoz'qxCpNo~@nPpdr.C@\
        p:p;*nLq.Vq}Anu@sq ueq,Vr4Cop-@osoynSC@nwoso}o(mj pLpNApD@sqVq+C@X(7oqp-AS4p/A#o)pzVmpApD@sqVq1A$oxpzASLp/CX7@\
        XoqntVmvApD@sqVq+AnEp~pzVrtAn]@sqVl-AnFn#pz t}pNAp.o,qxCpSp#@nKpkr9C@p;p;'nLq7VqtAn]@sq uqq]VqDC]o*Oo{@m] qKpA\
        Ap[@ruAp]MsAVq+AnEq*psVrkAnC@sqVl6AnEmwpsVmvAp]3sA tppNApAn}qxCpXp&@nEprrEC@p=p;#nLq@VqkAnB@sqVlk qwq+C@**@oso\
        /CV@@*osorC@VV@o.osC*@@Vo.o. s>q+C@**@oso/CV@@*osorC@VV@o.osC*@@Vo.o. tcq+C@**@oso/CV@@*osorC@VV@o.osC*@@Vo.o.\
         r(r/Aoy@sqVpGHpLVnYAoy@sqVpGHpLVnYAoy@sqVpGHo}Cp8@@nip[p[VqxHopA@oysqHhHA@o(sqHopVm)C@nini@p[nEHo} qXsNCo'@@o\
        'nnp3Vp&Copovo,o{p^NAop?qOCoroxo/o|p[BAoq@qaCoro|o/oxp[>AopAqOCouo{o1ovp^2Vn{C@o'oz@nnnn r5u>Co+oqow^n4@VpeHu&\
        Vn<Co*^ovoqn4@Co'ovozoxn%BCo'oxozovn%> qsq+Ap@@sqAna@sq s:q+Ap@@sqAna@sq t_q+Ap@@sqAna@sq q}r/Ap,@sqVp?Hp<VnbA\
        p,@sqVp?Hp<VnbAp,@sqVp?HouCp>@@ncpdpdVqpHWA@p,sqHhHA@nusqHWVm1C@ncnc@pdn=Hou qXsVCo,@@o,nvp+Vp#C]oqo0owpOKAo|@\
        qOC_ot!oxpOBAo}@qaC_ox!otpO>Ao|@qOCoqow$oqpO5Vn~C@o,ou@nvnv r5uIAn<DpvVpMHtsVnSAn<<pvCo'orozotn%BCo'otozorn%> \
        qkq+C@!!@p!o#C_@@!p!o~C@__@o!p!C!@@_o!o! s2q+C@!!@p!o#C_@@!p!o~C@__@o!p!C!@@_o!o! tVq+C@!!@p!o#C_@@!p!o~C@__@o\
        !p!C!@@_o!o! qqr/ApD@sqVp3Hp$VnnApD@sqVp3Hp$VnnApD@sqVp3HXCpE@@nZppppVqdCU@7*p$YAo+p+qoHhHA@n]sqCC@<@K@Vm=C@nZ\
        n[@ppn1HX qXscC$@@$o%o|Vo|CWY'^p:HAp1?qOCY^'orp<CAp4@qaCYor'^p<=Ap1AqOCY^)Yp:8Vo%C@$]@o%o% r5uXAnHIpYVp-HtZVnt\
        AnH7pYAn%Bp~An%>p~ r6u9Coyowo'o{p{ACozo{o(owp{?Cp+p%o(p&q2o/A',k0Co/ozoyp$n8SA'@mRCo-oyosp!n?AA&@m@Co.p!otoyn?\
        ?A'@mRCo(p$orozn8-A'Tk0Coyp&nvp%q2or r5uACozouo'oxp|BCozoxo'oup|>Cp,p#o(p'q6o+Ao-$k0C!owowo}nASAo/@mQCo/ovoqo|\
        nHAAo,@m@Co0o|orovnH?Ao/@mQCo*o}_ownA-Ao-]k0Coyp'nup#q6ov r5uNCozoqo'osp|BCozoso'oqp|>Cp0o}o'p(q=o$An{o(k0C&or\
        oroxnQSAn|@mQC$oq]ownXAAny@m@C$ow]oqnX?An|@mQCo/oxZornQ-An{oyk0Cozp(nqo}q=o} vVq9ARousqLnkorVpZHp1Ap(p,qGL+r6C\
        >opop@nzp$Hn3Co1@Copnyn}L,lkAp(nuqGHp0VnEAVo-pn p{q_C@nrnq@pNnRCp0@@nrpNpNVowH[Coq@>o0p(p%LVs9Anyp,qEHlNAnynuq\
        ELVkhCBo0o0@p(n|H[ qFq_VowHpXVo*C@o0or@n{n{Co/@@o0n{p& p`rPA4KmbL*s:ALMm[HrRAL3m[L*kgA45mbHmM t{sTA4MmYLTr6ALK\
        meHpnAK5meLUlkA43mY vSq2AYp&sqLnoopVpMHp)Ap0p5qGL+r5C=ouou@nrp,Hn3Co,@CounqnuL,llAp0nlqGHp(VnMAZo&pq psq_C@nln\
        l@pVnJCp5@@nlpVpVV_HSCov@>o,p0p,LVs:Anqp4qEHlNAnqnmqELVkgCBo,o+@p0nuHS qNq_V_HpHV!C@%]@o&o&C$@@%o&o{ p`rXA<Dmb\
        L*s9ADEm[HrRAD;m[L*khA<<mbHmM t{s]A<DmYLTr6ADDmeHpnAC<meLUlkA<<mY vMq'Aoup<sqLnv[Vp:HozAp<pBqGL+r5C=o}o|@nfp7H\
        n3Co%@Co}nfnjL+llAp<n_qGHoyVnYAornypq pgq_Apcn>q>Cp=@@ndpcpcVRCp$@=nzpCp8LVs9AnepAqEHlNAnen`qELVkhCCnzn}@pCni \
        qZq_VRHp0V.C@-T@!!C,@@-!_ pgreL,s*Hr@L,kwHmT u'siLSr&Hp^LSl{ s&p:HpiCo{@@o&p4p4VpuHpuCo{@@o&p4p4VpiC@o{o{@nmp4\
        Hn,VpuC@o{o{@nmp4Hn8Co&@@o{nmnmVn,Hn,Co&@@o{nmnmVn8C@o&o&@p4nmHpuVn,C@o&o&@p4nm s&pcC1@@1(XVq%C@QQ@%[Hm|C1@@1(\
        XVpiC@O1@XXHq%CQ@@/[[Vq%C@O1@XXHpiCO@@OX(Vm|C@//@[%Hq%CO@@OX(Vn8C@1O@((Hm|C/@@Q%%Vm|C@1O@(( s&p2HpiCp$@@n}p<p<\
        VpmHpmCp$@@n}p<p<VpiC@p$p$@nep<Hn4VpmC@p$p$@nep<Hn8Cn}@@p$neneVn4Hn4Cn}@@p$neneVn8C@n}n}@p<neHpmVn4C@n}n}@p<ne\
         s&pkC6@@60PVq%C@WW@o-otHm|C6@@60PVpiC@J6@PPHq%CW@@)ototVq%C@J6@PPHpiCJ@@JP0Vm|C@))@oto-Hq%CJ@@JP0Vn8C@6J@00Hm\
        |C)@@Wo-o-Vm|C@6J@00 s&p&HpiCp,@@nupHpHVpaHpaCp,@@nupHpHVpiC@p,p,@nXpHHn@VpaC@p,p,@nXpHHn8Cnu@@p,nXnXVn@Hn@Cnu\
        @@p,nXnXVn8C@nunu@pHnXHpaVn@C@nunu@pHnX s&pwA<DmVVq%C@__@n~p#Hm|A<DmVVpiADDmVHq%C_@@!p#p#Vq%ADDmVHpiAD<mVVm|C@\
        !!@p#n~Hq%AD<mVVn8A<<mVHm|C!@@_n~n~Vm|A<<mV s&ovHpiCp4@@nmpUpUVpSHpSCp4@@nmpUpUVpiC@p4p4@nKpUHnMVpSC@p4p4@nKpU\
        Hn8Cnm@@p4nKnKVnMHnMCnm@@p4nKnKVn8C@nmnm@pUnKHpSVnMC@nmnm@pUnK s(qWLq6q6ALNKAo(O(LnlnlLn*pwLp5p5A_To)AAo|,Anro\
        -p*LmjmkAqSmMsq riqtCo%o%o|o%n*@Co%o|o%o%@pwLp5p6Lpwn) v7t=Anb.nvAnJqWlp vStYLm[qEAp:WnlCpD@@pDpnn3A.nbnv s`uH\
        ArOpgv$AlQn:rI s.qQLq6q7CCC=<IJAnuVo.LnynyLn5plLp0p/AQN)AAp1$Anso-p&LmkmjAq_mBsq rcqzCo)o)oyo)n5@Co)oxo)o)@plL\
        p0p/Lpkn5 v)t?Anp4o$AnKqCl| vQthLmjq6Ap.PnuCp?@@p?pfn;A4npo$ sWuHAr]plv$AlDn5rI s6qILq3q3An_oto&L&&LnFpZLo}o|A\
        ;pTo'Ao$o0otLmjmkAqpm1sq rZr&Co.o.oro.nF@Co.oro.o/@pYLp'p'LpYnF uptDCo*5^#n>YA)pan4 vLt~Ln'pzAovGo+Cp7@@p7pYnG\
        A;o)% sKuHArrn,rIAn,rrrICnH@@pXmSmS s(qWLq6q6ALNKAm~qimoAnro-p*LmjmkAqSmMsq s_rMLmjq7AWVk0Lq6mkA*)k0 vAt9LmHqX\
        AVVk0LqXmHA**k0 s.qQLq6q7CCC=<IJAmtqxmiAnso-p&LmkmjAq_mBsq sYrILmkq6Aopoqk0Lq7mjAo0o1k0 v<t4LmHqXAoqoqk0LqXmHA\
        o0o0k0 s6qILq3q3Ambr6mhAo$o0otLmjmkAqpm1sq sRrBLmkq6Ao~o~k0Lq7mkAo!o#k0 v5t-LmHqXAp!p!k0LqXmHAo!o!k0 snp|ArYpk\
        rIAn|pkpGLl_rBAlGn6rIAp%n6pG t-q;Ln7pjLqLqLLpjn7Cp0nqp0p/@mTAmT@mc rTrqLn7pjA@qLmcCp/p0nqp0qL@Lpjn7 shpvArhpqr\
        IAnzpqpGLl_rBAl9n0rIAp'n0pG t3q@Ln=peLq@q@Lpen=Cp+nup+p,@m`Am`@mc rTr}Ln<pdA@qAmcCp,p+nup+qA@Lpdn< s`pmCpkn6@m\
        br|pzAnwpypGLl^rCCn6pk@q?l%n'Ap*n(pG t;qILnEp[Lq0q0Lp[nEAmqmqk0 rTs0LnEp[Aq0q0k0Lp[nE r`rIA*Vk0LqiqiAV*k0 rerD\
        Ao0oqk0LqiqiAoqo0k0 rlr=Ao!p!k0LqiqiAp!o!k0 q+p@Ho~A@oysqHo#C,@@,o1opVpoArZ@k0Vn2C@,U@o1o1Ho#A@o(sqHo~Cp#@@n~p\
        ;p;VpoC@pQpQ7mfqNVo{Ar|@k0VniCny:@p&ncnPC@nono@pRnNCp1@@nopQpRC@p&p':ndpPVp8C@qIprprkmq%Anrm|pGVo&CnO7@pQmfmRV\
        n2C@n~n~@p;nf u]s-C@oto-@p*p)Cot@@otp)nxC@o-ot@nxnwCo-@@o-nwp* q+p8Ho~A@p,sqHo#C2@@2)WVpoArJ@k0Vn2C@2O@))Ho#A@\
        nusqHo~Cp)@@nypCpCVpoC@pRpR3mfqUVotArl@k0VnpCnx7@p&ncnIC@njni@pZnFCp7@@njpYpZC@p&p)7ndpWVp1C@qPpwpxk_q*AnpmwpG\
        Vo-CnN3@pRmfmKVn2C@nyny@pCn^ ues-C@_!@p!o~C^@@_o~o#C@!^@o#o!C!@@!o!p! q+p,Ho~A@pDsqHo#A5KmVVpoC@pEn[@ppppCpF@@\
        pEppn1Vn2A55mVHo#A@n]sqHo~Cp1@@nqpOpOVpoC@pTpS/mfq`VYArS@k0VnzCnv3@p(ncn?C@nbna@pgn:Cp?@@nbpfpgC@p(p*3ndpbVp'C\
        @q[q#q!kIq3AnmmnpGV'CnM/@pTmfmAVn2C@nqnq@pOnQ uqs-C@V*@osorCV@@Voro/C@*V@o/o.C*@@*o.os q+o|Ho~A@p_sqHo%VpmC@p=\
        nd@pcpcCp=@@p=pdn>Vn4Ho$A@nBsqHo~Ap]p]q>VpoAnnq1pGAnHp-p,C@D@;@NC@pGnY@pspsCpH@@pGptn.Vo'Cnv/@p*ncn5Aptn-q>CpG\
        @@nXpsptC@p*p+/ncplVozC@pvpv@l}r$Cn,@@pvl}l}C@;@D@2AnHntp,AnnmppGVn2Ap]nDq> u~s-C@]@]oz@C@#@#o'@ s]prLrCrCAn,r\
        prIAn-nypGLm3m3Ln{n{Apul1rIAptp(pG s@q2AmBq_k0LototLq_mB t$qsLmBq_Lp{p{Lq_mB sLs3AoyFtKAo(:sY uls^LmBq_LototAq\
        _mBk0 r|saAoyFtKAo(:sY szsaAoxFtKAo):sY sLt1AoyEtKAo(;sY scpmLrBrBCplplq@@n'r~An'nvpGLm4m3Ln{n|Cn5n5ma@pzl#Apz\
        p+pG s:q7AmMqSk0L__LqSmM t$q~LmMqSLppppLqSmM sDs3Ap+GtGAnv9sU rtsaAp,GtGAnu9sU srsaAp+GtGAnv9sU ulsiLmMqSL__Aq\
        SmMk0 sDt1Ap+GtGAnv9sU skpdLrCrCCpspsqJ@m{s5Am|nspGLm3m3Ln{n{Cn.n.mV@q&klAq%p.pG s2q@Am_qBk0LUULqBm_ t$r2Lm_qB\
        Lp_p_LqBm_ s8s8ApD@tIA@pEt@An]@tIA@n[t@ s[s]A@INAJ@YA@7NA6@Y ulszLm_qBLUUCp-p,nup,qB@Cp,nup,p-@m_ s]prLrCrCAn,\
        rprIAn-nypGLl^l^Apul1rIAptp(pG suqJLm&q{AWWk0Lq{m&A))k0 sPs3C@W@Woq@Ao0@k0 u`s5Lm&q{AWWk0Lq{m&A))k0 s#saC@W@Wo\
        q@Ao0@k0 s~saC@W@Woq@Ao0@k0 sPt1C@W@Woq@Ao0@k0 scpmLrBrBCplplq@@n'r~An'nvpGLl_l_Cn5n5ma@pzl#Apzp+pG sqqFLm&q{A\
        opoqk0Lq|m%Ao0o1k0 u[s0Lm%q|Aoqopk0Lq{m&Ao1o0k0 sJs3Ao}<jFAo$DkV rzsaAo}<jFAo$DkV swsaAo~<jFAo#DkV sJt1Ao};jFA\
        o$EkV skpdLrCrCCpspsqJ@m{s5Am|nspGLl^l^Cn.n.mV@q&klAq%p.pG sjq?Lm&q{Ao~o~k0Lq{m&Ao#o#k0 uTs*Lm&q{Ao~o~k0Lq{m&A\
        o#o#k0 sDsEA@p,glC+ot(otp+otAAo-n>A@nuglCUo,Xo.nvo,A?oun> sOsPAos@n7A@osnDAo.@n7A@o.nD u^p3Lq$q$A$^sqLnuntLnHp\
        XLptptA#]sqLnuntA8ILLmUqKC(XXXnc@Lo/o.Lmqq1A##sqLq1mqLo.o/C(((X@ncLqKmUAI9TLntntA]#sqLptptLpXnHLntnuA^$sq t!r.\
        LmUqJC;F;;@QLpTpTCEE:EQ@LqJmUA@/mVLnMnMA/@mc ucp-Lq%q%Ao(oxsqLn{n{LnSpLLpnpnAo)oysqLnznzL=CLmVqKC$[[[nW@L$$Lmv\
        q*Ao)o)sqLq*mvL$$C%%%]@nWLqKmVLC=LnznzAoyo)sqLpnpnLpLnSLn{n{Aoxo(sq t(r3LmUqKA@FmVLpSpSAF@mVLqKmUA@;mVLnLnLA;@\
        mV ulp%Lq$q$Anup-sqLo&o&Lnep;LpfpfAntp,sqLo&o&Lm[qECo.osososnF@L--Ln!q!AntntsqLq!n!L--Co.o.o.os@nFLqEm[Lo&o&Ap\
        ,ntsqLpfpfLp;neLo&o&Ap-nusq t*rALmbq@LpHpHLq@mb snp;C[%%%pG@LqrqrC[[[%@pGLo0oqC%[Z[nZ@LnMnMLmTqLLpSpSC[Z[%@pFL\
        o0oqC%[[[nY@Lm/m/C%%%[@nYLoqo0C[%&%pF@LpSpSLqLmTLnMnMA@nZq> u~pDLpOpOA#]sqLnRnRA]#sq t-pWLo1oqC7H78@ZLqrqrCHI8\
        IZ@Loqo1A@&mcLm.m.C88H8&@ pxskLo0opC8H88@ZLqsqsAZ@mcLopo0CI8IH@&Lm/m/C87H7&@ pbubLpNpNA$^sqLnQnQA^$sq shp6Copo\
        1!o1pR@LqrqrA@pRq>Lo1opCo1opopopnN@LnSnTLmaq@LpLpMCopopopo1@pRLo1opAnN@q>Lm/m/Co1!o1op@nNLopo1Copo1o1o1pR@LpMp\
        LLq@maLnTnSCo1o1o1op@nN v'p?LpNpNAo)oysqLnQnQAoyo)sq t3p^Lo0oqA@OmVLpbpaLpapbCED<DO@Loqo0A@1mcLm/m/A1@mV p~spL\
        o0oqA@OmVLqrqrAO@mcLoqo0CD<DE@1Lm/m/A1@mc pgu[LpOpOAo(oxsqLnRnRAoxo(sq s`p-Covo+o+o+pd@Lp(p(Ap5o%s'LpOpOAo%p5s\
        'Lp(p(A@pdq>Lo0oqCo,ouovoun=@Ln]n[Lmqq0LpEpDCouovouo,@pdLo0oqAn=@q>LnynyAnlo|s'LnQnQAo|nls'LnynyCo+o+o+ov@n=Lo\
        qo0Couo,o+o,pd@LpDpELq0mqLn[n]Co,o+o,ou@n= t:phL#^Lp`paLpap`L^# q(szL#^LqpqpL^# p{p{HtyCp4@@nmpTpTVrqC@p4p4@nL\
        pTHj(Cnm@@p4nLnLVl0C@nmnm@pTnL p{qFCo+@@o+nup,VrqC@ovo+@p,p,Hr!VnGCnn9@p1nRn?C@npnnGpNn?VnG suqFVpYCp3G@nppNpb\
        C@p1p39nRpbVpYHr!Cov@@ovp,nuVl0C@o+ov@nunu sLryCo,G@o.n{p8C@oso,9p&p8 suryVp}Cou9@osp&niC@o.ouGn{ni p{psHtyCp9\
        @@nhp]p]VrqC@p9p9@nDp]Hj(Cnh@@p9nDnDVl0C@nhnh@p]nD p{qNCo1@@o1n}p$VrqC@opo1@p$p$HqwVnVCnm6@p2nRn8C@nonmJpNn8Vn\
        V s}qNVpJCp4J@nopNpiC@p2p46nRpiVpJHqwCop@@opp$n}Vl0C@o1op@n}n} sDs'C'H@'o.p-C@Y'8osp- s}s'VpgCY8@YosntC@'YHo.n\
        t p{pgHtyCpA@@n`pipiVrqC@pApA@n8piHj(An8n8q>Vl0C@n`n`@pin8 p{qZC(@@(o,ouVrqC@X(@ououHqkVnmCnk3@p3nRn.C@nnnkMpN\
        n.Vnm t,qZVp4Cp6M@nnpNpsC@p3p63nRpsVp4HqkCX@@Xouo,Vl0C@(X@o,o, s8s>C3Q3/@p8 t,s>Vp8CM/MQ@ni sPq2VprCnnE@npnRp^\
        C@p1nn;pNp^VprAoq@k0Vn/Cp3;@p1pNnCC@npp3EnRnCVn/Ao0@k0 sPrtVq*Co':@oxnsndC@o)o'Fp.nd sqrtCozF@o)p.p=C@oxoz:nsp\
        = sJq2VplCnmH@npnRpdC@p1nm8pNpdVplAo}@k0Vn5Cp48@p1pNn=C@npp4HnRn=Vn5Ao$@k0 sJr|VpwCo/9@opo#nlC@o1o/Go~nl swr|C\
        orG@o1o~p5C@opor9o#p5 s@q2VpdCnlK@nonRplC@p2nl5pNplVpdAp4@k0Vn=Cp55@p2pNn5C@nop5KnRn5Vn=Anm@k0 s@s-VpZCo-/o-Q@\
        nF t$s-CotQot/@pZ sLpfC7AH?&CLZS supfVVLZ-C8?IA&= r[pwAn9pHnyLABLZpKLpL]ALLpLLp<nxA91pLVnPLnbnzA>>M tfpwA>BMLn\
        bp'VpPA9OpLLp<p)AL4pLLpL$LZnULA>An9nXny q(r=A4X5LUG v<r=L7opLU9A4(5 pmr|C>IA8;ZLZ- vTr|L+GLZSC?8BI;& qSs5Lnep+\
        L>AAo}p}nuAB@KLpOBLp*nbAO8pLL$nWA/BpL uns5LnU]A/>pLL$pIAOHpLLp*p?LpO>AB@KAo}n$nuL>? s3tWA=QpLLnwp>L_pJAABLAq&@\
        n|AA>LL_nVLnwncA=/pL qVufCFF9:SRLL/ ukufLo1ALLQCG::FS. r:v!L3QAWM5 u*v!L6_AW35 rZq#AnCpAn|LYpELpG[ANJp3Lp.o&A;\
        /p3VnT tgq#Lngp$VpLA;Qp3Lp.o{AN6p3LpG%LYn[AnCn`n| qTs>Lnjp'AoypqnxLpIBLp'nfAN5p3L*niA/@p3 ums>LnX[A/@p3L*p8ANK\
        p3Lp'p;LpI>Aoyn0nx s<t]A;Pp3Lnyp;L]pEApw@o!L]n[LnynfA;0p3 rXq1AnSp6o$LTp8LpBYAOIo}Loy$A<.o}Vn[ tiq1LnqozVpEA<R\
        o}Loy]AO7o}LpB'LTniAnSnko$ qWsKLnto}Aosp_n~Lp<ALp$nlAM4o}L1n~A.>o} ujsKLn`YA.Bo}L1p#AMLo}Lp$p5Lp<?AosnBn~ sGtd\
        A9Qo}Ln~p5LWp8Ape@o'LWniLn~nlA9/o} sLpfAmzp*npCp%p*=ndpAq^Hp6 supfVr7Hp6CCndn|p*pAmCAmznwnp qWqZAn_qBnbHq)C=nn\
        o|p!njm_ ujqZCo%p!CnnnjqBHq)An_m_nb pfsuApBqBnbCo|o!=p3p7m_ rgsuC=p=p%nwn`q^Aq'p*npVlj susuVr7Aq'nwnpCn|nwCp=n\
        `mC u&suCCp3o%o!p7qBApBm_nb sDpoAn1p!nwAp=qTp7Hp& s}poVr&Hp&Ap=mLp7An1o!nw qWqfAnhq/niHptAnsmrnl ujqfAnsq/nlHp\
        tAnhmrni pos}Ap9q/niAp.mrnl ros}AndqTp7Appp!nwVl{ s}s}Vr&Appo!nwAndmLp7 u/s}Ap.q/nlAp9mrni s8p}AnNoto%Ap7qEp/H\
        [ t,p}VqiH[Ap7m[p/AnNo-o% qVqyAnwpmntHpXAo!n4nw ukqyAo!pmnwHpXAnwn4nt p}t,Ap*pmntAp!n4nw rzt,AnjqEp/ApRoto%Vm8\
         t,t,VqiApRo-o%Anjm[p/ u<t,Ap!pmnwAp*n4nt sPpTVrLHncC=n[p/p,nQm3A*Wk0Cp)p&=nepEqVHmcA@oqk0Hq>C=p<p)n{n[qVAVWk0\
        Cp/nu=pEpOm3Hp>VrLAoq@k0VlTHp>CCpEnrnupOqnAV)k0Cnxn{Cp<n[mJHq>A@o0k0HmcCCnenxp&pEmJA*)k0Cnrp,Cn[nQqnHncVlTAo0@\
        k0 sJpTVrFHnoC<n]p/p,nOm4A!ork0Cp%p#<nipBqKHmjA@o}k0Hq7C<p8p%n~n_qKA_ork0Cp/nu<pDpQm4Hp2VrFAo}@k0VlZHp2CDpDnrn\
        upQqmA_o/k0Cn|n~Dp8n_mUHq7A@o$k0HmjCDnin|p#pBmUA!o/k0Cnrp,Dn]nOqmHnoVlZAo$@k0 s@pTVr<Ho%C:n^p.p+nMm7Ao$p#k0Ap?\
        q:p@HmtA@p4k0Hq-Anbq:p@Ao}p#k0Cp.nv:pCpSm7Ho|Vr<Ap4@k0VleHo|CFpCnsnvpSqjAo}n~k0Anbmgp@Hq-A@nmk0HmtAp?mgp@Ao$n~\
        k0Cnsp+Fn^nMqjHo%VleAnm@k0 r?pIA^Mq_CLp'nx@pTpDCp)@4p'pTn]A^3q_LqepbAJXq0Lnsq,A(Lq3Lnm-VrpA,Tq>HkgA,,q>Vl1LnmS\
        A(4q3LnsmuAJ(q0 r<pyLmbpMLo~pfLp<,AYSq`VrvHroVl+AY-q`Lp<TLo~n;LmbnSC+p.p1@n,pJCnp@Up.n,nV r<pBAoyRq_CJp#n|@pLp\
        >Cp%@6p#pLncAoy.q_LqfpaAMotq0Lnsq,Ao/Pq3Lnw1VreA$]q>HkgA$$q>Vl<LnwOAo/0q3LnsmuAMo-q0 r8q'LmppELoxpXLp6.Aot[q`V\
        rnHr_Vl3Aot%q`Lp6RLoxnHLmpn[C(p-p1@n(pGCnp@Xp-n(nY r6p7Ap.[q_CIoyo&@p@p4Co{@7oyp@nmAp.%q_LqfpbARp&q0Lntq+An|Xq\
        3Lo*5VrTAo(oyq>HkgAo(o(q>VlLLo*KAn|(q3LntmvARn{q0 r2q8Ln(p:LoqpDLp*0Ap'oxq`VrbHrFVl?Ap'o)q`Lp*PLoqn]Ln(ngC%p+p\
        0@n!pBCnq@[p+n!n_ puq7Hu(Cp,@@nvpHpHVpbA,Tq>Ho$VqrAo(@sqVm/HnTVqrAo(@sqVm/HnTVqrAo(@sqVm/HnTVqrAo(@sqVm/HnTVqr\
        Ao(@sqVm/Ho$A,,q>Vn?C@nvnu@pHnX puq`C#@@#o$o}VpMHuTHo}VnSC@#^@o$o$ puq/Hu(Cp1@@nppPpPVpbA$]q>Ho,VqjAnu@sqVm7Hn\
        eVqjAnu@sqVm7HneVqjAnu@sqVm7HneVqjAnu@sqVm7HneVqjAnu@sqVm7Ho,A$$q>Vn?C@npnp@pPnP puqhC)@@)o,ouVpEHuLHouVn[C@)W\
        @o,o, puq#Hu(Cp9@@nhp]p]VpbAo(oyq>H(Vq^An]@sqVmCHn}Vq^An]@sqVmCHn}Vq^An]@sqVmCHn}Vq^An]@sqVmCHn}Vq^An]@sqVmCH(\
        Ao(o(q>Vn?C@nhnh@p]nD puqtC1@@1(XVp9Hu@HXVnhC@1O@(( s9q*ApB@qvLrZtMAo*p:r(Hi:Ao*ngr( s[q?LlFtMADIlyHq8LpSmTAp4\
        @r-LpSqLHq8AD7lyLlFjSA6@m+ satcLnZq3Hq< s3q%ApN@qvLr[tNCWouo{@o#pFHi:Co&@)ouo#nZ saqFLlJtGHq.LpQmXApB@r-LpQqHH\
        q. sattLnhpwHq! s(p|CZo'&o'pe@LrZtMC]o}p'@nvpYHi:Cnz@$o}nvnG saq^Ll`t$HpoLpNm_CUo(+o(pV@LpNqBHpo sau1Ln|pPHpV \
        sDtJLnGqWA]Ok0LpYmILpYqWA]1k0LnGmIAnu@lt s>tGLnGqWAoyUk0LpSmTLpSqLAoy+k0LnGmIAni@lt s6tCLnGqWAp,_k0LpKmeLpKq<A\
        p,!k0LnGmIC.o.Ro.nX@ q_p@HqXCp0@@nrpOpNVr!HRCp(@@nypBpBVp-C@[%@ozozCZ@@[oyo'VlmLnLnLA]$sqLp[pZAENp>Vr<C@p*p)@n\
        ]pECnw@@p*n[n[VntC@'Y@o*o*H.VqqHopA@oysqHjjA@o(sqHopVj6C@nrnr@pNnR q_piCo0@@o0n{p&VtkHrbVlyVlkC@o0or@nzn{ r)qD\
        HphCZ@@'oxoxVpTC@ZZ@o)oxHn9C&@@Zo)o)VnLC@'&@oxo) r*qmVpRHpfVnN q_p8HqXCp5@@nlpWpVVqwCC@=@J@Cp-@@ntpJpJVp-C@V*@\
        ororCU@@Voqo/VlqLnNnNAoyo(sqLpZpZAHTpDVr<C@p/p.@nTpMCnr@@p/nSnSVntC@$W@o(!VqaHWA@p,sqHjjA@nusqHWVj>C@nlnl@pVnJ\
         q_pqC%@@%o&o{VtcHrQVm$VlkC@%]@o%o& r)q<HphCop@@o1p#p#VpTC@opop@n~p#Hn9Co1@@opn~n~VnLC@o1o1@p#n~ r2quVpBHpUVn_\
         q_p,HqXCp=@@ndpdpcVqkCp4A@nmpTpVVp-C@^@^oz@VlvLnRnQAp,nusqLp[pZAK]pDVr<C@p7p6@nHpYCnj@@p7nGnGVntC@5JA0.VqHCU@\
        7*p$YAo+p+qoHjjA@n]sqCD@<@K@VjJC@ndnd@pcn> q_p}C-@@-!_VtVHr9Vm0VlkC@-T@o1! r)q0HphCox@@o*p/p/VpTC@oxox@nrp/Hn9\
        Co)@@oxnrnrVnLC@o*o)@p/nr r>r$Vp*Hp=Vnw r)qHC)@@)o-otVpTC@W)@ototHphCW@@Woto-VnLC@)W@o-o- r)qiHphACCqJVpTA=CqJ\
        Hn9A==qJVnLAC=qJ r)qBC%@@%o&ozVpTC@[%@o{o{HphC[@@[o{o&VnLC@%[@o&o' r,qoHpbVpNHn? r)q8Co.@@o/nzp'VpTC@oso.@p'p'\
        HphCor@@osp'nzVnLC@o/or@nznz r6qyHpMVp:HnS q_o|HqXCpF@@n[pqppVq_Cp6E@nlpTpcVp-AP@k0Vl{LnUnUAp>nbsqLp[p[AOovpDV\
        r<C@p?p?@n;pgCo$@Qo|nDntVopA>p_skHjjA>nBskVjWC@n[n[@ppn1 r)q.Co(@@o(nop1VpTC@oyo(@p2p2HphCoy@@oyp1noVnLC@o(oy@\
        npnp r@r&Hp9Vp&Hnh sLp1Aoy@sqVp-Ao(@sq qBq%LoyozA$]sqLo'o(A^#sq v!q%A^^sqLo'oyA$$sq p1sLHp-A@oysqHntA@o(sq vVs\
        LHp-A@oysqHntA@o(sq qusaArTpiv$AlLn8rI r@saC@pFnZ@pqpqCpF@@pFpqn0C@nZpF@n0n0CnZ@@nZn0pq qNuVA]]sqLo(ozA##sq us\
        uVLozoyA#^sqLo(o'A]$sq sLvVAoy@sqVp-Ao(@sq sDp1Ap,@sqVp-Anu@sq qGp}LozoyAo(oysqLo(o'Aoxo)sq uzp}AoxoxsqLo(ozAo\
        (o(sq p1sDHp-A@p,sqHntA@nusq vVsDHp-A@p,sqHntA@nusq qmsaArcpov$Al>n2rI rHsaC@pAn`@pipiCpA@@pApin8C@n`pA@n8n8Cn\
        `@@n`n8pi qHuPAoyoysqLo'oyAo)o)sq uyuPLoyozAo)oxsqLo'o(Aoyo(sq sDvVAp,@sqVp-Anu@sq s8p1ApD@sqVp-An]@sq qPptLoy\
        ozAnup,sqLo'o(Ap-ntsq uqptAp-p-sqLo'oyAnunusq p1s8Hp-A@pDsqHntA@n]sq vVs8Hp-A@pDsqHntA@n]sq qasaArwn*rIAn*rwrI\
        CnF@@pZmPmP rTsaC@p9nh@p]p]Cp9@@p9p]nDC@nhp9@nDnDCnh@@nhnDp] q@uHAp,p,sqLo(ozAntntsq v$uHLozoyAntp-sqLo(o'Ap,n\
        usq s8vVApD@sqVp-An]@sq s+p1Ap_@sqVp-AnB@sq qYpkLozozAnbp?sqLo'o'Ap?nbsq uhpkAp?p?sqLo'ozAnbnbsq p1s+Hp-A@p_sq\
        HntA@nBsq vVs+Hp-A@p_sqHntA@nBsq qSsaC@mYn0n0s0m~CpqpqqG@m~s0Cn?@@pbmCmC q7u>Ap?p?sqLo'ozAnbnbsq v-u>LozozAnbp\
        ?sqLo'o'Ap?nbsq s+vVAp_@sqVp-AnB@sq sLp_Aoy@sqC@MP@,ZC0@@M,& q?qSC@&7*o|=CJXQZo)NA<5p/ uTqXC@*7)o|3CJXK[o'TA>9\
        ox pJsaC@%@%p!@C@[@[o!@ vHsaC@%@%p!@C@[@[o!@ uTuiC@&7*o|=CJXQZo)NA<5p/ q?unC@*6(o|4CJXK[o'TA>8ox sLv]Aoy@sqC@M\
        P@,ZC0@@M,& sDp_Ap,@sqC@RU@$osC+@@R$o. q7qSC@o.3o1p/:CMoqVornwVA;0p/ uLqXC@o13o1p/0CNosPovntZA>6ox pBsaC@o*@o*\
        p2@C@ow@owno@ v@saC@o*@o*p2@C@ow@owno@ uLuiC@o.3o1p/:CMorVornwVA;0p/ q7unC@!2o0p/1CMorPountZA>5ox sDv]Ap,@sqC@\
        RU@$osC+@@R$o. s8p_ApD@sqC@VW<o0o~An}o)qUC@>@B@: q+qSC@o&'o,pB.C^o}osp'nfoyA9*p/ u@qXC@o%.o$pF,CRo}]o{nbo{A9*p\
        / p6saC@nx@nxpJ@C@p)@p)nV@ v4saC@nx@nxpJ@C@p)@p)nV@ u@uiC@o&(o+pB/C^o}osp'nfoyA9)p/ q+unC@o%-o$pF,CRo}]o{nbo{A\
        9*p/ s8v]ApD@sqC@VW;o0p!An}o(qUC@>@B@: sRp9A]@q>LpNpNA#]sqLnvnuVq!Ao(@sqVn!Lnvp,A#$sq q(svLWMA,otsqL)3ATo-sq v\
        <svATotsqL)MA,o-sq p'u4Hq?ArXnJr7Ap$pVp:Hq?A@oysqHh:A@o(sq r>u4Hr8C:nbp=@n.nACnd@Fnbn.p` qXvRHsaA@oysqHk@A@o(s\
        q sLp3Aoy@q>LpMpNAo)oysqLo&o&VpkAnu@sqVn6Lo&o{Ao)o(sq q,soLWMA$p%sqL*3A[n|sq v8soA[p%sqL*MA$n|sq p'u,Hq8ArfnLr\
        2Ap%pTp6Hq8A@p,sqHh:A@nusq rGu,Hr&C7nkp3@n7nQCnn@Inkn7pO qXvJHsaA@p,sqHk@A@nusq sDp+Ap,@q>LpNpNAntp,sqL++VpMAn\
        ]@sqVnSL+UAntnusq q2seLWLAo(p:sqL*3Aoxnhsq v2seAoxp9sqL*MAo(ngsq p't}Hq.ArxnPr*Ap'pPp0Hq.A@pDsqHh:A@n]sq rUt}H\
        qgC2n{p$@nEnjCn}@Nn{nEp7 qXv>HsaA@pDsqHk@A@n]sq sLpGAoy@sqVq!Lp+nuA^]sqLnRpNA$@q>LnRnRA^$sqLp+p, sDpGAp,@sqVpk\
        Lo{o&AoxoysqLnSpNAo(@q>LnSnRAoxo(sqLo{o{ s8pGApD@sqVpMLU+Ap-p,sqLnRpNAnu@q>LnRnRAp-nusqLUU r$q6AsZsZj#An'orp(C\
        mn@@q3lNlNAorn'p( p3t)C2mrmwo{q{kvATorrsCnNpQnNnO@s0CpQpRnOpRs0@AorTrsCnkr!qAqAimp|AnQmGp< qmqNAsVsVjZAn?UoyCm\
        j@@q7lFlFAUn?oy p+t*C2mnmso|r$kmA[p#rsCnRpNnRnR@s%CpNpNnRpNs%@Ap#[rsCnir(qFqEi_q#AnOmBp< qRqwAsHsHkGCm.p%n|qsk\
        XkX o}t+C0mimoo~r+k`Aoyp7rsCn!p~mF@q2sTAq2nmnYAp7oyrsCnfr0qLqLiJq'AnLm;p< opt,C0mcmhp#r5kRAp(pLrsCn*pvmQ@q)s>A\
        q)nqnYApLp(rsCncr:qSqSi5q-AnHm3p< trp^Ap>p>nAAncp?nAAnbnbnAAp?ncnA qur0Cnop'9n`ncqbCJpmn6(qZqsCp@Nntp,qinyAnCO\
        ozCmv88q+lklMA[nEoz v`rdAp-p-nHAntp-nHAnuntnHAp,ntnH p_tDC4m}n(p&qMlDAUoss,CnOpGnYnO.rzCpGpQnOpGrzRAoqXs,Cnmps\
        q![l2q-Cm~%Kq%m%lg trpGCJp5nl6pTpTCnlKJnmnLpTC5nmp4KnLnLCp465p5pTnL v`rOCIp(ny7pApACnyIInyn`pAC8nyp(In`n`Cp(78\
        p(pAn` q^rQCo*p#;nro%q?CIpjn9)qTqlCp.Kn{orqB&Cm;oynoqbl)ka pVtEC4mxn$p'qSl<A]p#s,CmypvmG5pzsZAq4nvnYAo}oss,Cnk\
        pvq&]l)q1Cm{$Lq(l|l` sgqJAF:pvCp&87p'pNnRAN@s3CHp'nz8pNpNA@Ns3CnzIHn{nRpNA2@s3C7n{p&InRnRA:8q> qEs>A8pQo,CJpdn\
        ?*qKqaApQCo,Cmo5:q2l]l< uhs?AF:pvAp;nfmzAN@s3Ap;p;mzA@Ns3Anfp;mzA2@s3AnfnfmzA:8q> pJtFC3mrm{p)qZl0Aozp7s,Cn$po\
        mR6prsEAq,nynYAp2p$s,Cnhp|q,_kzq7Cmt#Lq/lrlU s_qIAL4pvCp#88p#pHnXA^@s3CHp#n~8pHpHA@^s3Cn~HHn~nXpHA#@s3C8n~p#Hn\
        XnXA4/q> uas>AL3pvAp5nmmzA^@s3Ap4p4mzA@_s3Anmp4mzA#@s3AnlnmmzA4/q> p=tGAqdl#p{Ap*pMs,Cn,pgm^7pjs.Aq#n}nYApFp3s\
        ,Ai%n7rk uop>COp)nw1pXpWCnwOOnxnHpWC2nxp*OnInICp*12p)pWnI rpqzC]p}n$%qkqkCn$]]n$m6qkC%n$p}]m6m6Cp}%%p}qkm6 v9u\
        CAp2p3nEAnop2nEAnnnonEAp3nnnE uop'CNpGnY2popoCnYMNnZn2pnC3nZpGMn3n3CpG23pGpnn2 rpq_C[q:mg&r)r)Cmg[[mglxr)C&mgq\
        :[lxlxCq:&&q:r)lx v9u.CIp,nu6pGpHCnuIInunYpGC7nup,InYnYCp,67p,pGnX tJqDAF:pvCp555p6phn8AO@s3CJp6nl5phpiA@Ns3Cn\
        lKJnkn9piA1@s3C5nkp5Kn9n8A:8q> p3t6AF:pvCp+7o'ozq>nlCozo'7p+p5mcAN@s3CIp+o'o'p6q>Cozoznv7q=p5A@Ns3CnvIozo'mdp6\
        Co'ozInvnkq=A2@s3C7nvozoznlmdCo'o'p+ImcnkA:8q> u:v$AF:pvCo}99o}pBn`AN@s3CGo}o%9pApAA@Os3Co%GGo%n`pAA2@s3C9o%o}\
        Gn_n`A:7q> sapVCMp8nznzpJqaCp'p'ni3qapJCniMp'nzm@pJCnzp'MninVqaC3nip'p'nVm@Cnznzp8Mm@nVCp83nzp'qanVCp'nz3p8pJm\
        @ sap:Cotqpm1o-rwrwCm1ototm1l*rwCo-m1qpotl*l*Cqpo-o-qprwl* p3s`AF:pvCp=4nwp*qvnUCp*nw4p=pKm+AN@s3CLp=nwnwpKqvC\
        p*p*nd4qvpKA@Ns3CndLp*nwm+pKCnwp*LndnUqvA2@s3C4ndp*p*nUm+Cnwnwp=Lm+nUA:8q> ugr=CpPL@nNq;qQC@p`pc@mMqXHkuCnG@@p\
        ]mMm[C@nZn^WpjmiCQn1n5@qrmZCpT@o'nTqjpw qsu{Hs,CpX@@pUq+mqC@nPpNGn!mvA/4pfCo/n_pG@mWn8CnE@JnBmUq0A1QpvCnlP@nin\
        HprC@pRnR@q+pz ulr5CpSO@nLq>qYC@peph@mEqaHkuCnC@@pbmEmSC@nYn]YpkmcCSn>n?@qymXCpU@o%nTqopw qsusHs,CpS@@pPq#myC@\
        nUpIFn)m~A(/pfCo1ncpD@m`n=CnJ@JnGm^q(A+YpvCnpO@nnnNpjC@pMnW@q#pr utr*CpVR@nHqBqeC@plpn@m9qmHkuCn<@@phm9mGC@nWn\
        Z]pmmYCWn;n=@r&mUCpW@o#nRqwpx qsugHs,CpK@@pHptn(C@n^pBFn4n-Ao.(pfC#ngp?@mknDCnQ@InNmjp{A!otpvCnvM@ntnWp^C@pEn`\
        @ptpf pUp9Lv&v&A$]sqLnfnfAn{FXHkuCnG@@p]mMm[C@nZn^WpjmiAoqnOo}Ln=n=A]$sq r5q-Api*o|CpT@o'nTqjpwCpPL@nNq;qQAnuq\
        $pGL)(Cop!@ozoxn8C@nPpNGn!mvA/4pfCo/n_pG@mWn8AnWNo, qkr*A(pEo$A1QpvCnlP@ninHprC@pRnR@q+pzHs,CE@;@P@ p[p3Lv&v&A\
        o(oysqLnjniAn}EVHkuCnC@@pbmEmSC@nYn]YpkmcAornZo}Ln=n>Aoyo(sq rCq$ApZ+o|CpU@o%nTqopwCpSO@nLq>qYAn~pzp=Lo-o-CT$@\
        osZnJC@nUpIFn)m~A(/pfCo1ncpD@m`n=AnpG( qmr8A.p7o,A+YpvCnpO@nnnNpjC@pMnW@q#prHs) pdp+Lv&v&Anup,sqLnnnnAo$DSHkuC\
        n<@@phm9mGC@nWnZ]pmmYA[nfouLnEnDAp,nusq rapjAp=6[CpW@o#nRqwpxCpVR@nHqBqeA$pdp*LnrnsAGnx&C@n^pBFn4n-Ao.(pfC#nfp\
        ?@minD qqrMA6p$'A!otpvCnvM@ntnWp^C@pEn`@ptpfHri u}q|CpYU@nDqFqpC@pspv@m,qzHkuCn5@@pom,m:C@nTnXoppomOC[n:n:@r1m\
        RCpZ@n|nQr#pz r5q-Api*o|CpT@o'nTqjpwCpPL@nNq;qQAnuq$pG rCq$ApZ+o|CpU@o%nTqopwCpSO@nLq>qYAn~pzp= rapjAp=6[CpW@o\
        #nRqwpxCpVR@nHqBqeA$pdp* u[q?CpLL@nTq2qGC@pZp]@mWqOHl,CnM@@pWmWmdC@nancVpcmrCPn8n<@qfmeCpN@o*nYq^po q}tjHruCpR\
        @@pOp~mzC@nWpHFn+n$A/3pfC!nepB@mdn@CnL@JnImbq&A1QpvCnpO@nnnOpiC@pLnX@p~pr qsu|AowMsqLo0pNAo*2sq sTu|AovMsqLo0p\
        NAo+2sq u5u|AowMsqLo0pNAo*2sq uaq8CpNN@nQq5qNC@p`pb@mOqWHl,CnH@@p[mOm[C@n_nbXpdmlCRn6n:@qmmcCpP@o(nXqcpp q}tbH\
        ruCpL@@pJpvn%C@n]pDFn2n,A).pfC#nhp>@mknECnQ@InOmjp{A+YpvCntN@nsnUpaC@pGn^@pvpj qkuyAp)SsqLo0pNAnx-sq sLuyAp)Ss\
        qLo0pNAnx-sq u.uyAp(SsqLo0pNAny-sq ujq-CpPQ@nNq8qYC@pfpi@mCqdHl,CnA@@pcmCmOC@n]n_[pfmcCVnBnC@qwm`CpR@o$nWqlpq \
        q}tUHruCpD@@pBpjn1C@ndp<En=n8Ao/'pfC%nmp8@mvnLCnX@HnUmvpqA!otpvCn{L@nyn_pTC@p?nf@pjp^ q`uuAp?[sqLo0pNAnb%sq sA\
        uuAp?[sqLo0pNAnb%sq u!uuAp@[sqLo0pNAna%sq uTq7CpHK@nWq,q@C@pVpX@m_qHHl8CnQ@@pSm_mjC@ndnfUp_mxCOn=n@@q^mlCpJ@o+\
        n]qUpj r&tSHriCpL@@pKpwn$C@n[pDFn1n*A/4pfC#nhp>@mlnECnQ@InNmjp|A1QpvCnsN@nrnSpcC@p=ni@pwpl qfu[AowMsqLo#puAo*3\
        sq s'u[AovMsqLo$puAo*3sq tDu[AowMsqLo#puAo+3sq ucu[AowMsqLo#puAo*3sq uYq/CpJN@nUq/qHC@p[p]@mVqPHl8CnL@@pXmVmbC\
        @nbndWp`mrCQn;n>@qemjCpL@o)n]qZpj r&tKHriCpG@@pEpon,C@nap?Fn8n2A)/pfC$nlp:@msnJCnV@HnSmrptA+YpvCnxM@nvnYpZC@p8\
        nm@popd q_uXAp(SsqLo$puAnx-sq r|uXAp)SsqLo#puAnx-sq t=uXAp)SsqLo#puAnx-sq uZuXAp)SsqLo#puAny-sq ubq%CpMQ@nRq3q\
        RC@pbpd@mJq]Hl8CnF@@p_mJmUC@n`nbZpbmiCUnFnG@qomgCpN@o'nZqcpl r&t?HriCp?@@p=pcn8C@nhp8EnCn>Ao.(pfC'npp5@n!nQCn^\
        @Hn[m~piAo1oupvCn~K@n}ndpNC@p1nt@pcpW qRuTAp@[sqLo#puAna%sq rquTAp?[sqLo$puAna%sq t1uTAp@[sqLo#puAnb%sq uOuTAp\
        @[sqLo#puAna%sq qfuuAowOsqL3oqAo+1sq t1uuAowOsqL3oqAo+1sq r~vXAovOsqL3oqAo+1sq uBvXAovOsqL4oqAo*1sq q_urAp(Usq\
        L3oqAny+sq t*urAp(UsqL3oqAny+sq rvvUAp(UsqL3oqAny+sq u;vUAp(UsqL3oqAny+sq qSumAp>_sqL3oqAnc!sq s|umAp>_sqL3oqA\
        nc!sq rkvPAp>_sqL4oqAnb!sq u0vPAp>_sqL3oqAnc!sq s=v&C@))@oto,CW@@)otouC@WW@o-otC)@@Wo-o- qUv2C@))@oto-CW@@)oto\
        tC@WW@o-ouC)@@Wo-o, u%v2C@))@oto-CW@@)ototC@WW@o-ouC)@@Wo-o, rIw-C@))@oto-CW@@)ototC@WW@o-otC)@@Wo-o- t1w-C@))\
        @oto-CW@@)ototC@WW@o-otC)@@Wo-o- s8v&ApD@sqAn]@sq qPv2ApD@sqAn]@sq t}v2ApD@sqAn]@sq rDw-ApD@sqAn]@sq t,w-ApD@s\
        qAn]@sq s1v&C@o1o1@p#n}Cop@@o1p#p$C@_op@n~p#Co1@@_n~n~ qIv2C@!o1@p#n~Cop@@!p#p#C@opop@n~p$Co1@@opn~n} tvv2C@!o\
        1@p#n~Cop@@!p#p#C@opop@n~p$Co1@@opn~n} r=w-C@o1o1@p#n~Cop@@o1p#p#C@opop@n~p#Co1@@opn~n~ t%w-C@o1o1@p#n~Cop@@o1\
        p#p#C@opop@n~p#Co1@@opn~n~ uTq*CpHK@nWq,q@C@pVpX@m_qHHl8CnQ@@pSm_mkC@ncnfVp_mwCOn=n@@q^mlCpJ@o+n^qUpj r&tFHriC\
        pL@@pKpwn$C@n[pDFn1n*A/4pfC#nhp>@mlnECnQ@InNmjp|A1QpvCnsN@nqnSpdC@p<ni@pwpk q8ubHtDA@oysqHj]A@o(sq r/vsHrVA@oy\
        sqHlJA@o(sq uYq#CpJM@nUq/qGC@p[p]@mVqPHl8CnL@@pWmVmcC@nbndXp`mqCQn;n>@qemjCpL@o)n[qZpk r&t>HriCpG@@pFpon,C@nap\
        ?Fn8n2A)/pfC$nlp:@msnJCnV@HnRmrpuA+XpvCnxM@nvnYp[C@p7nm@popc q8uYHtDA@p,sqHj]A@nusq r/vkHrVA@p,sqHlJA@nusq ubp\
        uCpMQ@nRq3qRC@pcpd@mJq]Hl8CnF@@p_mJmVC@n_nbZpbmhCUnFnG@qomgCpN@o'nZqcpl r&t2HriCp?@@p>pcn8C@nip8EnCn>Ao.(pfC'n\
        qp5@n!nQCn^@HnZm~pjAo1otpvCn~K@n|ndpOC@p1nt@pcpV q8uMHtDA@pDsqHj]A@n]sq r/v_HrVA@pDsqHlJA@n]sq u[q?CpLL@nTq2qG\
        C@p]p_EmRqNAn{o0n-H$LB9HpECpR@@pOp~mzC@nWpHFn+n$A/3pfC!nepB@mdn@CnL@JnImbq&A1QpvCnpO@nnnOpiC@pLnX@p~prHpCLo/oy\
        Ho!CnM@@pWmWmdC@nancVpcmrCPn8n<@qfmeCpN@o*nYq^po stt=ANGrzL.p9AQVmDHp>AFMr>Ln*q-A28s$LVngA/)m>HndA:3r= uaq8CpN\
        N@nQq5qNC@p]p_=mUqWC8!op@npn|H/LB9Hp:CpL@@pJpvn%C@n]pDFn2n,A).pfC#nhp>@mknECnQ@InOmjp{A+YpvCntN@nsnUpaC@pGn^@p\
        vpjHp@Ln~p,H#CnH@@p[mOm[C@n_nbXpdmlCRn6n:@qmmcCpP@o(nXqcpp sqt:AVLrzL.p8ALPmDHp>AJVr4Ln)q,A*4s$LVnfA40m>HndA6+\
        r2 ujq-CpPQ@nNq8qYC@pXpY2mcqbC=o-otInon_HopCpD@@pBpjn1C@ndp<En=n8Ao/'pfC%nmp8@mvnLCnX@HnUmvpqA!otpvCn{L@nyn_pT\
        C@p?nf@pjp^Hp-Lnpp<C>BB>:GCnF=@p_mMmPC@n]n_[pfmcCVnBnC@qwm`CpR@o$nWqlpq skt5CN0E,otRL.p9AEGmDHp>AOorr>Ln*q-C1P\
        9Uo.,LUngA;9m>HndA1o/r= u[q?CpLL@nTq2qGC@p]p_EmRqNAn{o0n-H$LJo/CH$ZN$nmC'2S*niMLnKpjHo!CnM@@pWmWmdC@nancVpcmrC\
        Pn8n<@qfmeCpN@o*nYq^po uaq8CpNN@nQq5qNC@p]p_=mUqWC8!op@npn|H/LF)CJo0_Po1ndC#0V'n_OLn@pwH#CnH@@p[mOm[C@n_nbXpdm\
        lCRn6n:@qmmcCpP@o(nXqcpp ujq-CpPQ@nNq8qYC@pXpY2mcqbC<o'ozEncn[CJo&ovTo%nNCo(+^o-nBULn0q,C>BB>:GCnF=@p_mMmPC@n]\
        n_[pfmcCVnBnC@qwm`CpR@o$nWqlpq t~oqAoy@sqVSAo(@sq s[pFLPPA$]sqL00A]$sq vlpFA]]sqL0PA$$sq wJr(HPA@oysqH0A@o(sq \
        sRr=ArDpav&Anmoxp&Ao&o.#Cp>?@p>pdn:C@nap?@n:n:An9pgmcC@G@:ATAo'-' tRsVCpLK@nTpxq0C@pZp]@mpq6HlZCnL@@pXmpmzC@nl\
        nmTpRn)CNnInL@qIm~CpA@o.ngqBp[ vxscLPPA$]sqL00A]$sq qFvPHrFCpB@@p@pfn6C@ngp9EnBn;A/4pfC'nqp4@n!nRCn]@HnZm~pjA1\
        RpvCn{K@nzn`pSC@p=nh@pfp[ tvoqAp,@sqVSAnu@sq sbp@LPPAo(oysqL00Aoyo(sq vfp@AoyoysqL0PAo(o(sq wJq}HPA@p,sqH0A@nu\
        sq sKr2ArQprumAnuovozAnwo!o,Cp8?@p7pYnBC@ngp:@nBnBAnBpomRAnu&o0 tWsOCpOL@nQp{q7C@pQpS@mhq>HlZCnU@@pOmhmrC@njnl\
        VpSn#CPnGnJ@qPm|CpB@o,neqGp] v~s]LPPAo(oysqL00Aoyo(sq qFvHHrFCp<@@p:p^n>C@nkp5EnInCA(/pfC)ntp1@n*nWCnb@Gn_n)pc\
        A+XpvCo!K@n~nfpLC@p8nm@p^pS tjoqApD@sqVSA0oqpRApDorp*ALo0pNLP0Ap,p,sqL0PAo0LpNAorpDp*Aoq0pRHPA@pDsqH0Ao00pRAo/\
        pDp*AoqLpNLPPAnup,sqL00A4o0pNA/KJAnpnro*Cp%8@p#p8nPC@nop2@nNnNAnMpNmiAnao1o*Aopnhp#Ao04pNL00Ap,nusqLPPALoqpNAp\
        Do/p*A0o0pR t`sDCpDQ@nZq!qBC@pXpZ@m[qJHlZCnN@@pUm[mfC@nhnkYpTmwCTnDnG@q[myCpE@o*ndqOp^ qFv<HrFCp4@@p2pQnJC@nsp\
        .DnTnOAo.'pfC*nzp,@n5n`Cni@Gngn5pWAo1otpvCo)J@o(npp@C@p0nu@pQpG sRr=ArDpav&Anmoxp&AnQnxnoAn?nNn^ sKr2ArQprumAn\
        uovozAnHnmnlAn3nJnX tjoqApD@sqVSA0oqpRApDorp*ALo0pNLP0Ap,p,sqL0PAo0LpNAorpDp*Aoq0pRHPA@pDsqH0Ao00pRAo/pDp*AoqL\
        pNLPPAnup,sqL00A4o0pNA/KJAn;nZniAmxnDnTAopnhp#Ao04pNL00Ap,nusqLPPALoqpNApDo/p*A0o0pR sophCnuo|7nknqqHAo'</C4n1\
        n6owq6lpATorr~AperelWApoo!nYAorVr~C$p;pB1mmq&A*o+%ApYnxnaAm%nwpmAo(m!pm tDs|CpIJ@nWpsq)C@pUpX@mvq/HlhCnQ@@pTmw\
        n#C@nonqSpMn/CNnNnQ@qAn'Cp=@o0njq:pW qFvhHr9Cp=@@p;p`n=C@njp6EnGnAA/4pfC)nup1@n*nWCnb@Hn_n)pdA1QpvCo!K@n}nepNC\
        @p9nl@p_pU s]q(Co/ox;n{o-q%Ant9*C7n1n7oxq<lqA]p#r~Ap`rVlWApjo$nYAo~opr~C$p:p@.mqq)A#nyo-Ap7$n{AnI>o{Anlo0o&Ane\
        nbnwA-mgp@ tIstCpLL@nUpvq1C@p[p^@mnq7HlhCnK@@pYmomxC@nnnpUpNn)CPnLnO@qHn%Cp>@o/njq?pW qFv`Hr9Cp8@@p6pWnEC@nop1\
        EnNnIA)/pfC*nxp-@n1n]Cng@Gndn1p]A+XpvCo%J@o$nkpFC@p4nr@pVpM sIqiA;p,#An[8$C>n4n<ovqEl|Aoyp7r~Aqiquk0Ap4o}r~C'p\
        5p7(n#q+An!m~nHAn9nNnbA7nq[ tRsjCp@P@n_pyq;C@pTpV@mbqCHlhCnR@@pQmcmlC@nlnoXpOm}CTnInL@qSn!CpA@o+nhqHpY qFvSHr9\
        Cp0@@p.pKnQC@nwp)DnZnUAo.(pfC+n|p(@n<ndCnn@Fnkn=pQA!otpvCo+I@o+ntp:C@p,ny@pJpA rfr[C4n1n6owq6lpATorr~AperelWAp\
        oo!nYAorVr~C$p;pB1mmq&An3nGnMCo-nkp>BmanG r]rRC7n1n7oxq<lqA]p#r~Ap`rVlWApjo$nYAo~opr~C$p:p@.mqq)An.n:nJCo)ngpC\
        AmQnE rOr<C>n4n<ovqEl|Aoyp7r~Aqiquk0Ap4o}r~C'p5p7(n#q+An!m~nHCo!n`pL=m6nB ugqfCpPM@nOq;qQC@papc@mMqYH.Ao!o(mrH\
        p4CpX@@pVq+mpC@nQpNGn!mwA/4pfCo/n_pG@mWn8CnE@JnCmUq/A1RpvCnlP@ninHprC@pRnR@q+pzHp4Ao!oymrH.CnG@@p]mMm[C@nZn^Wp\
        jmiCQn1n5@qrmZCpT@o'nTqjpv sLs@Aoy@sqVr`Lp8niA^]sqLnEpZA$@q>LnEnFA^$sqLp8p8 rVuGHp,VowL((Ao02n^ t2uGHp,Ao0Nn^L\
        (X ulq_CpSN@nLq>qXC@pfph@mEqbC=@C@6@Anwnum^Hp4CpS@@pQq#mxC@nVpIFn)n!A(/pfCo1nbpD@m`n=CnJ@JnGm^q(A+YpvCnpN@nmnN\
        pjC@pMnW@q#prHp4Anwp,m^Cnt@o|oymtnyAnun+pKC@nYn]YpkmcCSn>n?@qymXCpU@o%nSqopw sDs@Ap,@sqVrLLp+nvAoxoysqLnFpZAo(\
        @q>LnFnFAoxo(sqLp+p+ rVu?Hp$V[L65Ao*0n^ t:u?Hp$Ao*Pn^L6K utqSCpVR@nIqBqdC@pgpi;mDqnAo,n]n-HYCpK@@pIptn'C@n^pBF\
        n4n.Ao.'pfC#nhp?@mknECnQ@InOmjpzA!oupvCnvL@ntnWp^C@pEn`@ptpfHYAo,pDn-CnA<@pcmDmGC@nVnZ^pmmXCWn<n=@r&mVCpW@o#nR\
        qwpx s8s@ApD@sqVr/Loso.Ap-p,sqLnEpZAnu@q>LnEnFAp-nusqLosos ugqfCpPM@nOq;qQC@papc@mMqYH.An_&lkL(XVm6AnP@k0VqkL(\
        (An_ZlkH.CnG@@p]mMm[C@nZn^WpjmiCQn1n5@qrmZCpT@o'nTqjpv ulq_CpSN@nLq>qXC@pfph@mEqbC=@C@6@AnPo(lRL6KVmIAn@@k0VqW\
        L65AnPoylRCnt@o|oymtnyAnun+pKC@nYn]YpkmcCSn>n?@qymXCpU@o%nSqopw utqSCpVR@nIqBqdC@pgpi;mDqnAnGnWl|VmvAmq@k0Vq+A\
        nGpIl|CnA<@pcmDmGC@nVnZ^pmmXCWn<n=@r&mVCpW@o#nRqwpx ugqfCpPM@nOq;qQC@papc@mMqYHn4Vo(HpmCpX@@pVq+mpC@nQpNGn!mwA\
        /4pfCo/n_pG@mWn8CnE@JnCmUq/A1RpvCnlP@ninHprC@pRnR@q+pzHpmVoyHn4CnG@@p]mMm[C@nZn^WpjmiCQn1n5@qrmZCpT@o'nTqjpv s\
        Rs2A]@q>Lp[pZA#^sqLninhVrYAo(@sqVlGLnip9A##sq ulq_CpSN@nLq>qXC@pfph@mEqbHn<VnuHpeCpS@@pQq#mxC@nVpIFn)n!A(/pfCo\
        1nbpD@m`n=CnJ@JnGm^q(A+YpvCnpN@nmnNpjC@pMnW@q#prHpeVp,Hn<CnC@@pamEmSC@nYn]YpkmcCSn>n?@qymXCpU@o%nSqopw sLs,Aoy\
        @q>LpZp[Ao)oxsqLnvnwVrEAnu@sqVl[Lnvp*Ao)o)sq utqSCpVR@nIqBqdC@plpn@m9qnHnRVn`Ap/=n]HopCpK@@pIptn'C@n^pBFn4n.Ao\
        .'pfC#nhp?@mknECnQ@InOmjpzA!oupvCnvL@ntnWp^C@pEn`@ptpfHopAp/Cn]VpAHnRCn<@@phm9mGC@nVnZ^pmmXCWn<n=@r&mVCpW@o#nR\
        qwpx sDs$Ap,@q>Lp[pZAntp-sqLo.o.Vr(An]@sqVlyLo.osAntntsq ugqfCpPM@nOq;qQC@papc@mMqYHn4Vn3LXYAp5nlk0LnEnFAnm@mc\
        LnEpZAp5p5k0LX'VpnHn4CnG@@p]mMm[C@nZn^WpjmiCQn1n5@qrmZCpT@o'nTqjpv ulq_CpSN@nLq>qXC@pfph@mEqbHn<Vn>LJKAp@nak0L\
        nFnFAna@mcLnFpZAp@p@k0LJ5VpcHn<CnC@@pamEmSC@nYn]YpkmcCSn>n?@qymXCpU@o%nSqopw utqSCpVR@nIqBqdC@plpn@m9qnHnRVn`A\
        pDn/l!LnFnEAn@@mcLnFp[ApDprl!VpAHnRCn<@@phm9mGC@nVnZ^pmmXCWn<n=@r&mVCpW@o#nRqwpx sLpGAoy@sqVp@Lo|o)A[^sqLngp5V\
        p|LpkniLTnOAoxIsqL4p-Lp6o*ATotsqLnkowLp,RA4owsqLnQ#Ln6p8Lpkp8LpO#ALowsqLnuRLp6owA,otsqLnko*LLp-Ao)IsqL,nOLn6ni\
        Vp|Lp:p5A%^sqLo%o)Vp@Ao(@sqVnaLo%oxA%#sqLp:nlVn%Ln6p8L,pQAo)7sqLLntLnkowA,o-sqLp6o*Lnu.ALo*sqLpO^LpkniLn6niLnQ\
        ^A4o*sqLp,.Lnko*ATo-sqLp6owL4ntAox7sqLTpQLpkp8Vn%LngnlA[#sqLo|ox sDpGAp,@sqVp.L_%AowozsqLnip2VplLp[nqLSnSAp+Ls\
        qL7oxLp&#A]p%sqLn{^LoxLA/p)sqLnU%LnEp/Lp[p/LpK%AQp)sqLo)LLp'^A$p%sqLnz#LIoxAnvLsqL-nSLnEnqVplLp8p2Ao*ozsqL!%Vp\
        .Anu@sqVnsL![Ao*o'sqLp8noVn5LnEp0L-pMAnv4sqLIo)Lnz^A$n|sqLp'#Lo)4AQnxsqLpK[Lp[nrLnEnrLnU[A/nxsqLox4Lnz#A]n|sqL\
        p'^L7o)Ap+4sqLSpMLp[p0Vn5LninoAowo'sqL_[ s8pGApD@sqVopCP1)6p*0AJp6qoLnmp.VpQLpDo!LSnWApBQsqC?EA<=ML[1Aoyp9sqL%\
        PCUF>'oyowAnzo{qoLnY&Ln]p!LpDp!LpG&AXp@sqC;BD?3DL[PAo(p9sqL%1CEUT23p*Ano(qoL-nWLn]o!VpQLp4p.Anwp/sqC==CC67VopA\
        n]@sqVo1C0OWJnwPA6nkqoLp4nsVnOLn]p!L-pIAn_/sqCA;?DC3L%OAo(nhsqL[0C+:BYo(o*Ap'o&qoLpGZLpDo!Ln]o!LnYZA(nasqCE><A\
        M<L%0AoynhsqL[OC;+,NMnwAp2XqoLSpILpDp!VnOLnmnsAp*nrsqCCC==JI s+pKAp_@t4Ap/pJs=Lnrp+Vp5Lp,o/LQn^Ap]Is=Ap)pOt4Ao\
        $pSs=Ln_(LnvoqLp+oqLpB(Ao}pSs=AnxpOt4AnDIs=L/n^Lnuo/Vp5Lp/p+AnrpJs=AnB@t4AnrnVs=Lp/nvVnlLnuorL/pCAnD7s=AnxnQt4\
        Ao}nMs=LpBXLp+o0Lnvo0Ln_XAo$nMs=Ap)nQt4Ap]7s=LQpCLp,orVnlLnrnvAp/nVs= p:r5HrqCo|@<o|p<nkCDo%o{Hnrn^Co%8Lo&nXp(\
        Ao*5sqCRnlnj4pvn]Cp7MFnjpPpnC9p8p7@n<p[Hl0A@o(sq p:sYHu5Cp#?<p!pBneCDn~p!InmnWCo!7No#nQp+Ao*4sqCUning2p~nZCp:M\
        FngpTptC9p;p;?n6pbHilA@o(sq q2t~HrOCp4@:nlp_pUCFp4p35nUpgCnmKQp2n2n`Aox5sqCJoxo)Gp@p%Cox9Doyp*neC=o)oy@nknqHlQ\
        A@o(sq trqqC^o$n|6pro%Cp?NGnbp[p}C9p@p@?n.piHilA@nusqHu5Co{?<o{p:nlCDo&ozHntnaCo'8Lo(nZp%C5ot3oyny,C)_ou@nLoyH\
        l0A@nusqHrqCow@<owp4nrCCo*owGnxngCo*9Ko+ncp!Anw1sqCTngnf3q!nVCp<NFnepWpwA;^P q2tvHrOCp9@:nhpgp]CFp9p84nNppCniL\
        Rp7n*nYAp*1sqCIoso.Fp6o|Cot:Cotp$nnC=o-ot@nsnxHlQA@nusq u&qKCoq(o*9pd.CpEPGnYpeq-C8pGpG?n!ptHilA@n]sqHu5Cot?=o\
        tp.nwCCo-otFn}nnCo.9Ko/nioyAncErQAnWXp3Hl0A@n]sqHrqCop@=opp(n}CCo1opFo%ntCo1:I!npovAna*sqCVnan^2q0nNCp=NDnapap\
        { q2tjHrOCp@@9napsphCGp@p@2nDp}CnbMTp>mynPApA+sqCG[%Ep)osC];C]own{C>$]@o!o&HlQA@n]sq pbpSHuNA@oysqHiRA@o(sq q8\
        qxHt*A@oysqHjwA@o(sq rOs?Hs-A@oysqHktA@o(sq rwtdHqlA@oysqHm5A@o(sq s3v+HpGA@oysqHnYA@o(sq pbpKHuNA@p,sqHiRA@nu\
        sq q8qpHt*A@p,sqHjwA@nusq rOs7Hs-A@p,sqHktA@nusq rwt[HqlA@p,sqHm5A@nusq s3v#HpGA@p,sqHnYA@nusq pbp?HuNA@pDsqHi\
        RA@n]sq q8qdHt*A@pDsqHjwA@n]sq rOs+Hs-A@pDsqHktA@n]sq rwtOHqlA@pDsqHm5A@n]sq s3utHpGA@pDsqHnYA@n]sq rHqKC@n`n`\
        @pin8CpA@@n`pipiVr9Cp3p'Yn`p+q[C%pEpJ@m^ppCnV@[pEm^n1C'n`nnp'p+mE rqqKVrCA8PpRCnxoy+nnn|q4CUp3nj@pzpTCp7@+p3pz\
        nLCUnnp)oyn|mmA80pRVl^C@n{p&@nanaCn{@@n{nap@ sLrIAoy@sqVqoCoyG@o*p+p>C@p&p&@nbp?Cn{@@p&nbnbC@o*o(Gp+nc r@qKC@n\
        ZnZ@pqn0CpF@@nZpqpqVr5Cp4p*[n^p*qbC$pIpN@mVpvCnR@]pImVn+C%n^nmp*p*m? ryqKVrCA5VpRCn{ov,nro!q+CSp/no@prpOCp2@-p\
        /prnQCTnrp&ovo!mvA5*pRVl^C@o$o}@niniCo$@@o$nip8 sDrIAp,@sqVqnAn@p?wmAp(nbpr r4qKArL@sqVr0Cp5p,[n[p*qkC!pNpS@mJ\
        p~CnM@_pNmJn#C%n[nlp,p*m6 s(qKVrCA0oqpRCo#os.nwo&p{CRp)nt@pgpFCp-@.p)pgnZCRnwo~oso&n&A0o0pRVl^C@o,ov@nunuCo+@@\
        o,nup, s8rIApD@sqVqhCouL@o,p#pEC@p-p.@nUpKCns@@p-nUnUC@o,o,Lp#n[ sLpAC@1,@To/CT@@1TorAqqpUpAApVr(pGAo(AscC<n~o\
        z@nWnqCo'@Cn~nXp0Ao(?scC@n{o|@nWnmCo%@@n{nWp4Ao(AscC=n~oz@nXnqCo'@Dn~nWp0Ao(?scApVlypGAqqnKpA pZs%Cp$)o,o&qGVC\
        Xo/o*@p`o'Cow@(o/p`ozCouo&n})qG*Ancn1nzCn8n9pin9j}@Ancppnz sLs{Aoy@sqVq_C@p6p6@nHpXCnk@@p6nHnHAoy@sqC@oxo)@p0p\
        0Cox@@oxp0nq sDp9C@o!@o-p,;C@B@>@EAqopWp>ApXr.pGAnuBscC=o%ou@n`nxCo,@Co%nap)Anu>scC@o#ov@n`nuCo+@@o#n`p,AnuBsc\
        C=o%ou@nanxCo,@Co%n`p)Anu>scApXlspGAqonIp> phrtCp#1o+o-q9WCo}n}o$n}qq@Covo-n~1q9)AnjnEo$Cn<n<pen<k,@Anjp[o$ sD\
        s{Ap,@sqVq_C@p;p;@n@paCnf@@p;n@n@Ap,@sqC@oso.@p(p(Cos@@osp(ny s8p.ApD@s8AqkpZp;Ap]r6pGAn]BscC=o.^@nlo'C#@Bo.nm\
        ozAn]>scC@o+^@nlo$C#@@o+nlo}An]BscC>o.^@nmo'C#@Co.nlozAn]>scAp]lkpGAqknFp; p|rcCp#8o*o0q+]Cp-n}ntn}qe@Cowo0n~8\
        q+$Co#nKp`@llmkCnA@o~nKllq6 s8s{ApD@sqVq_C@pCpC@n4pmCn^@@pCn4n4ApD@sqC@Z&@oyoyCZ@@Zoyo( sapbL+]CnmpD@n@mWs1C@p\
        dn>@q_qZCpc@@pdq_mFC@n@p4pDmWkp q*t_C@n5ngpLqQkVCM04Oovn~Aoq@q_CLO30ovp#Cp:pL@n5qQsJC@pzpz@lwr&Cn'@@pzlwl{ sap\
        oL1TCnopB@nBmYs,C@p`nB@qVqRCp_@@p`qVmNC@nBp2pBmYku q!t_C@n3nfpNqSkQCL04Povn~Ao}@q_CLP40ovp#Cp;pN@n3qSsOC@q!p~@\
        lor.Cn#@@q!lols saq&CnppA@nDmVs,C@pXnI@qJqFCpW@@pXqJmZC@nDp1pAmVku pst_C@n/ncpQqVkICL14Oouo!Ap4@q_CLO41oup!Cp>\
        pQ@n/qVsWC@q(q(@lcr:Cmy@@q(lclg pgt_C@n,napTqXkACL14Oouo!ApH@q_CLO41oup!Cp@pT@n,qXs`C@q/q/@lVrGCmr@@q/lVlY swp\
        gCo!p8Pn_ndq~A!MqhAnrn^pACm~q-m$@q$srCpk@@poqrm<C@nUp)p3n;l{Co0o*Rp#nZn. rirjCPnXnnp3pZlpAosMr@CBp$!o-pGq)Cp/p\
        ;@nKpor@C@q(q%@ldr0Cmu@@q.ldljC@nJndp4pilpAorLr-AXp7nw setDC+X@o/ncpTC@o|o*@p:p-CpW@p&p']n0A(#N rNuHC@nn$p%pWm\
        yAovErLCDQ44opo}C]^@o&p)paC@p6p-@n>pHCnl@@p:n>nK svpxCo)p6OndnmqoAo&RqhAnsnfp9Cn/q*m2@q'sZCpg@@pjqjmDC@nWp(p2n\
        =m#An`n:Z rerSCPn^nrp.pXm$Ap$Rr@CBp!$o/pEq$Cp1p=@nIpqrEC@q-q)@l[r8Cmp@@q3l[lbC@nHncp6pkljAp#Qr-ALp!o1 sdtPC.T@\
        $nlpHC@ovo/@p2p%CpO@o~p!Vn=C:9FH-* rFuHC@o)%Yp,nJAo}n{$Ap(GrLCCO54^ozC^_@o$p+pfC@p<p3@n6pPCnf@@p?n6nC suq5C#p0\
        MnmnzqVAnqZqhAnvnsp,Cn]p`m|n{p9s*Co),@o{nxnGC@o%#]p0nAAozn~$Ap>JrLCCL87ZotCoqor@n~p/poC@op[-o+pECp4o1@p;p]meC@\
        n[p%p/n@m+AnhnLS rdq~CQnjn{p&pQmMAp8Zr@CBo|&!pBpzCp3p?@nFptrMC@q4q0@lOrDCmj@@q:lOlUC@nEnap8polaAp6Vr# sdtcC1O@\
        +nxp6C@^'@p&ovCP@@Wp&(C@o/SWn~n^ set=CYov@n{p:piC@oyor@ncp$Co'@@o~ncnpC@'/Po{nkAouo+3 rRuHC@p7nn@p_pQCp+@@p3p_\
        n]C@o'[]nynCC43DRo0o!A!<lTC&p$@npnJq& sdtGCXor@o#p4p_C@ou]@njozCo+@@oznjnwC@o1,Xp:nO rLuHC@p<nj@pepWCp/@@p8pen\
        VC@o%]_nxn>C45DQo1o%Ao';lTC$p&@nlnIq) sdtVCV[@o*p+pOC@^U@nsoqC!@@otnso#C@&.Sp1n_ rBuHC@pBnd@popbCp6@@p>ponLC@o\
        #_opnun8C65DO#o)Anr8lTAo&p%]C$Z@o(nspY r`q^CQnro#o}pLmeApNotr@CBox($p?prCp5pA@nCpwrUC@q;q7@lBrPCmc@@qAlBlIC@nA\
        n]p;ptlVAp:@q/ sctgCSU@o1o~p?C@UN@n~VC)@@]n~o-C@,3Mp%no r8uHC@pIn]@pyplCp<@@pEpynBC@n}oqornrn1C87CL&o-An_6lTAo\
        (p!]C!]@o%nppb t$pCCS)E!p(XLo.qWHqEAVp$r;LlCs:C,X:_ny(Loym>HmbA)n|r: t)p|Llwr[Hq5A^otqULo.qGLr5l:HmfA#o-qS s{p\
        >CY!Fo)p6opLo/qMHq<Coq@T(^p1LlBs:C'op9oxnko1LowmHHmlCo0@,Y#no syq<Lm8r6Hq$Aovo}qUL$q)Lqsl`HmwAo+o#qS sqp6Ap/3q\
        2A]p*q2L!q?Hq.Co{@[o/owpELlBs:AnrMq3A%nwq3LosmVHm{Co&@%oro*nZ seqgLmgq]HpgAp%p/qUL-pVLqDm;Hn3An|nrqS pUp9Lv&v&\
        A$]sqLmOmOLmwqFC,X:_ny(Loym>HmbA)n|r:Lpen&LmSmRA]$sq t$pCCS)E!p(XLo.qWHqEAVp$r;LnWpZL$$Lp8nZHmrLo(o'L]mkLnXpZL\
        #$ rSrpLnLphHq5A^otqULo.qGLpomw p[p3Lv&v&Ao(oysqLmUmULm}q?C'op9oxnko1LowmHHmlCo0@,Y#noLp`n+LmXmXAoyo(sq s{p>CY\
        !Fo)p6opLo/qMHq<Coq@T(^p1LnapNLo(o)Lp#nuHnELncnbLRnELnvp6Lo(o( rSr|Ln^pSHq$Aovo}qUL$q)LpUn7 pdp+Lv&v&Anup,sqLm\
        _m`Ln(q5AnrMq3A%nwq3LosmVHm{Co&@%oro*nZLpXn4Lmam`Ap,nusq sqp6Ap/3q2A]p*q2L!q?Hq.Co{@[o/owpELnyp2LntntLF:H3Lm{m\
        {LA:L=DLntnt rTs1Lnwp5HpgCB@?@E@ sgtBA?OXL-pVLp0ne shp.Ap>0q2Aotp7q2L%q0Hp{Cp)@oso'p$pZLlBs:AncQq3Ao-nhq3Loqmf\
        Hn-Cnx@o.ozn}nF t$pCCS)E!p(XLo.qWHqEAVp$r;LnWpZLlylz s{p>CY!Fo)p6opLo/qMHq<Coq@T(^p1LnapNLlnln sqp6Ap/3q2A]p*q\
        2L!q?Hq.Co{@[o/owpELnyp2Ll[l] vYpwCmjK@m-j=rGAozpjncArPl~p*AQousqAl^qxnvApsoynjCr2@Jq[rVjX qOuBAn|m|p<C@lemKKu\
        Al0AURq=CHppp2n?nosNCnupWpg@lbq-Amsn}p7A-ApVAnSpm&Ao.,sqAp]n#] vRq#CmpK@m5jLr>Aorp]njArLm&p(AXp'sqAlfqonxAphos\
        nnCr)@HqTrOjj qDuAAo!m}p9C@l_mFKuHl(A_Zq=CHpqp3n=nnsRCnspZpj@lZq1Amrn~p5A1Ap+AnWpg'An}%sqApXn&[ vFq0CmzK@mBjer\
        1AUpGnvArGm1p%Aosp<sqAlrqanzApVYnvCqy@EqJrCk& q4u@Ao&m~p4C@lUm>LuTkyAo{ovq=CHptp4n;nmsYCnpp_po@lOq7Amoo!p3A8AT\
        An_p`(Ango)sqApSn+Y qiu=AEoqqdAnHpw$Ao.,sqAp]n#]An|m|p<C@lemKKuAl0AURq=CHppp2n?nosNCnupWpg@lbq-Amon{p9AH9npArU\
        lkp0A2#k0AlHr3nt qgu3ALp#r!AnJpu$An}%sqApXn&[Ao!m}p9C@l_mFKuHl(A_Zq=CHpqp3n=nnsRCnspZpj@lZq1Amlnzp8AP5nQArSlnp\
        0A-o(k0AlHr.nu qdu'AXp8r7C=CC=6IAV1nXArNlrp0A%nsk0AlIr+nw q4u@Ao&m~p4C@lUm>LuTkyAo{ovq=CHptp4n;nmsYCnpp_po@lOq\
        7Amkn|p5AnZpd'Ango)sqApSn+Y q`twAovpNrDC=BC=8HAS/npArJlup0Ao,nak0AlJr'nx q$u?Ao)n!p/C@lLm5LuaklAp,p%q=CHpwp5n9\
        nksaCnnpdpt@lDq=Ammo$p0AndpX)AnPnzsqApNn0X qMqjCUn@nB@qdmqCp_@+n@qdq0Cp?op@nYpkqAC@pZpX@mTqEHn3Vq$Ao(@sqVm}Hn3\
        CnH@@pZmTm[C@nYnboppkm` sLs-Aoy@sqVp1Lp-o#AYoqsqLnZp4Vp6HpnCpM@@pOq$n'C@nhp2VnFn%A30pcC2nPpM@mcn*CnS@NnPmcpwA3\
        PpcCnoV@nhnFp|C@pOnS@q$pzHpn qFqeCWn=n@@qkmnCpa@)n=qkq3CpAoq@nXplqFC@p_p]@mLqMHn;VpyAnu@sqVn(Hn;CnD@@p_mLmSC@n\
        Xn`oqplmZ sDs-Ap,@sqVo~Lo}o-Aoto}sqLn^p2Vp*HpfCpH@@pJpyn/C@nlp/VnKn,A.*pcC2nUpI@mkn1CnW@NnUmkppA.VpcCnrV@nlnKp\
        uC@pJnX@pyprHpf q;q[CZn;n=@qvmkCpd@&n;qvq6CpBot@nUpmqOC@pfpd@m@qYHnGVpmAn]@sqVn4HnGCn=@@pfm@mGC@nUn_otpmmQ s8s\
        -ApD@sqVTLY,Ap%p3sqLncp/VouHpYCp@@@pBpmn;C@nrp)SnSn8A&o0pcC4n[pB@mwn;Cn_@Ln[mwpfA&oqpcCnxS@nrnSpiC@pBna@pmpfHp\
        Y sPs3VpTVpTAoq@k0VnTLpGnkA-'k0Lnmp&VnnAo0@k0 sJs3VqXAo}@k0VnWLpEnmA%o-k0Lnwo{Vn{Ao$@k0 s@s3VqXAp4@k0Vn]LpAnpA\
        o)n{k0Lo*^V!Anm@k0 q0qRC^n7n9@r$mgCph@#n7r$q:CpDow@nSpoqXC@pmpk@m3qgHnTVp`AnB@sqVnAHnTCn6@@pmm3m:C@nSn]owpomH \
        tDs,L*PC@+VI&n}Ansoxm2VqXApH@k0VnbLp>nsAnynkk0 rfpsAn/pLntApA['Ap$n9os t[psAp$phosApA%'An/nTnt q/r0Ao*pmn{HpmA\
        HnTNAnRo0] v5r0AnRoq]AHpLNHpmAo*n4n{ r]r3AqX@(C5o%p)@nLn&Cnx@Ko%nLp{ rUrWA8pE2HqwA8n[2Am:@Y pfsuAowpmn{ApNo0]A\
        8nTN rMsuAHpE2Aqg@YAHn[2 u?suA8pLNApNoq]Aown4n{ r]u1CKo|nx@pTp{Cp)@5o|pTn&AmH@( r5u7An`['AprpLntAn}n9os u/u7An\
        }phosAprnTntAn`%' rRq&AnNp:o$Ap/T,AotnRX toq&AotpNXAp/,,AnNngo$ rgr-AqD@+C&nOp2m~mpnzA-p'1 q3r:Ao/pZo$Hp[AGnbL\
        An`%W v1r:An`[WAGp?LHp[Ao/nFo$ r]r`A9p55HqgA9nl5AmH@W pos}AorpZo$ApA%WA9nbL rUs}AGp55AqX@WAGnl5 uGs}A9p?LApA[W\
        AornFo$ rgu7CZpQnoq#q1p'ASnz1Am]@+ r/u@AnrT,ApRp:o$Ao-nRX u5u@Ao-pNXApRngo$Anr,, r7qBAn~ox)CJD6>_IAQn}L u-qBAQ\
        p$LCJ>6D_7An~o)) rvr$Aq&@/C&nZp(n7n-o+A1ov4 q8rHA(p@o.HpBCA.>REnvAnr+Q v,rHAnrUQCBR?.Ep+HpBA(nao. rgrlC>NA2<oz\
        HqLC?2BN<o'Am]@T p}t,AXp@o.Ap/+QC>.AR;nv rct,CAN>2DozAqD@TCB2?NDo' uRt,C?RB.;p+Ap/UQAXnao. rvu@CZpFnypjptovAOo\
        +4Am{@/ r&uNC6BJ<!IAp#ox)A/n}L u>uNA/p$LAp#o))C6<JB!7 sLpjC#KL%nrp:Ao*qIo'HpU supjVr3HpUAo*mWo'C4%^Knrng rbpuC\
        nHotGnBmTr(HpgCBn]n}p7p6ly t`puCp$p7>n]p6r(HpgC9nBpXotmTly pfsuCGp_nHo-qLr(Cn}njBpDnkly rGsuAowqIo'CL[#5p/p:Vl\
        n susuVr3C^54[p/ngAowmWo' uEsuC>pDp$njnkr(CpXo-9p_qLly sDpwAo$p0n{Ao+q>o(HpE s}pwVq{HpEAo+mco(Ao$nqn{ rLq)CnZo\
        wInQmsqlHpUCCndo,p4p)m5 tuq)Coup4=ndp)qlHpUC7nQpFowmsm5 pos}CIpOnZo*q.qlCo,nmCp=nxm5 rOs}Aovq>o(Ao}p0n{Vm& s}s\
        }Vq{Ao}nqn{Aovmco( uMs}C=p=ounmnxqlCpFo*7pOq.m5 s8q7Co*p&DnpnuqQHp, t,q7VqQHp,C<npowp&numO r0qGAn@qAnXHp;Aovm`\
        ot u4qGAovqAotHp;An@m`nX p}t,ApaqAnXAo+m`ot r]t,CDp1o*n{p,qQVmO t,t,VqQCown{<p1p,mO uYt,Ao+qAotApam`nX sqpsLWp\
        .Lnpo{A?GmnLWozLndp2A>BnpL4p)Lna.Ln|ndLopnCCp*n|nc:q^nh s0t#LpiLLp7p0LnupPLnmp/Lo,nSA?>o1Ln|nv slpnLHALZp4Lnmo\
        }LYo~Lnap4L3p.LnY-Lnyn`L_nGCnFp[nEnFBsRCp[p[nEp[sT@Cp[nEp[p[@kLAmYn`n^ s0prAn|M,Ap%3R s-s{LpnLLp;p4LnspTLngp4L\
        o)nLLnznt t$p|LSp$A>Hq#Lnro{LWoxA>Iq)Lnbp2L4p+A7Fq?LnY-A<=p;Lnyn`A?:pGLQntAo%q&nnC@q$m}@r8r7Lo/n[Ln{nuA>9p^LZn\
        XAH;q'LpnMADBp.Lp;p4AAIq'LnspTA?BZLn|o}Aq#ngnjCpVnIpVpW@k]Amwnfnh stpoAm;p:n[Lo0pbLp(pALpGSLMnsLp@nmL'o#Lp4o$ \
        s-s{L&pGLp'p-LoxpTLp:nmLp.nLLnfnm r&qLCQo-0o-pF@Lq]syAo'p6qvHk8Ao'nkqv rJq^LmDszAEHm+HsiAE8m+LmDk'A6@li u>rXLq\
        TriAo)p:r(HmlAQo(nrHq$AE7lyLmLl9A6@lzLo%pLL*o!L_nqApC<r' q|qICTo',o'pU@Lq]syAn|pAqvHk8An}n`qv rOqfLmHsrHsa uEr\
        TLqTriCVoto|@o!pFHmpAUnunbHpuLmQl?Lo(pELo1nmLVo#CSo*)o,pR; qqqCCXn{(n{pk@Lq]szCUo|p%@nrpRHk8Cn|@+o|nrnN rOr%Lm\
        [sIHs: uOrNLqTrhC[o}p(@nupYHn&AXn]nUHpHLmileL*o}Lo$nPCN$o/Bp1n~Ap/oppj u>rXLqTriAo)p:r(HmlAIn`n2Ln>m#L_nqApC<r\
        ' uErTLqTriCVoto|@o!pFHmpAMnTn-Ln6lqLVo#CSo*)o,pR; uOrNLqTrhC[o}p(@nupYHn&CZo/RowNn>Ln(lRCN$o/Bp1n~Ap/oppj t.q\
        ]CGnvno7pRnQCp)GFo!p6pfC9p#p)HnMpOCny99p!nln; tUqcC=V#<oqp8C^D=Wp%ntCD$osDo1niCo-;D$n{p- qwqnCD[o.Ep%p-C^<CVoq\
        niC<$ot;n{ntC$D=)o1p8 qNqsC:o!nxGp6n;Cp279nvpRpOCGp!p(9nlpfCnnIHp+nMnQ pGs+C+]o,Np,pTCp$-ox0o%nCA3In| o{s.Aoxn\
        {pYCp++-n~p_p2CSp$p**o/pkCo!SPoynCnoA9nip3 uns:CSn~nv+p_noCp*VSn~oqpkC-p#p*VnCp2Cnw*-p$o/n6 v6sIC8V$5Kp6C]K7Vp\
        )o(Copn`Znmnm& q7uoC@nwo+owp5m|CpQnNnOnNr}@Covow@nwp5q%C@pepJYmWpWCo,6ou6nL@Cn}Noxowmx.Ao0n[pI q`uoC@o|o%@p:p:\
        Cox@o)@ph-Cox@o)@phSCp!@@p!p:ngC@o$_opnwn;Cn`n_pAn_l_@C!op@o$nwpf t&q[CHnqnj7p[nJCp.HGnzp=ppC9p&p.HnDpUCnj77p0\
        nen2 t^qdC5pD7p6p5ICJnkLn[nl7 r!qmCBR)Coyp&CW=BRYnrC=.W<o(n{C(C=.'p/ qFquC9nznsHp=n1Cp778nqp[pVCIp0p77nepoCniJ\
        Ip0nDnK oss,Ao}nvp[Cp0(+nypip6CRo~p&,o+puCn{URo}n8nkA9ndp3 pOs/C-W%Lo~pHCov2^4o+nRA8Fo# ugs7CUnynq(pinkCp/XUny\
        ovpuC+p(p/Xn8p6Cnr(+p)o+n, v>sLC9Q*7Fp+CVI9Po|o-CZnkVnwn|, q/uoC@nuo*oxp7mwCpTnJnLnJs,@Cowox@nup7q*C@plpPZmMp`\
        Co-6ot6nP@CnzOo{oymq,Ao-nUpI qhuoC@p;n{Npip)Co}3o$3po@Cp'O@p<pinxC@o']^nznACncnbp>nbli@C$^@o'nzp` swqYCJnina6p\
        jn@Cp@KInipGp}C8p.p4In7paCna66p8nYn$ tjqeC7p39p'ozFCB3SC2o!C,>B3%oy r.qkCGp'Ip3oz:C>6O>%o(C2B>62p! q:qvC8ntnmI\
        pGn$Cp@66nipjpaCJp8p@6nYp}CnbKJp8n7n@ pYs6C7H=7CowCPowUp'[5C=9J7!% vHsyCCA?AH=AWnsn>C@?BA=9C.9.9$p8 qtt'As*@q=\
        ANn]p)CXnqnj%pxndCp7[Xnqo}q(C&p4p9orm~p9A_p[p,C@pvpX^m>pkCo/7or7nV@CnvPp!o|me*Cnwnyo,p08mACnRo{-pEmwmsAp'nnp[C\
        p7%(nqpxp=ANpDp) qtuoC@p2o'LpXozCp#3n~3pw@CozL@p2pXo'C@o*Z[n}nICnhngp9ngl{@C&[@o*n}pW q5r;C(nfnXKpJmRCpI45napy\
        pkCIp5p<6nNq/Ank2p;AQp2^Arm@q!AQno^Amxo$qIA1nOp5CKnanW4pyn6CpHKKnapQq.A9oqRC[0#5pL?Cp?_[njp'q8C*p+p5Nn/pLAQpDo\
        yC@q#pcopm-pxC!7_7n_@CnqQp%p#mW&Cn{n}&p0'mNCnuHTp%n/nUC)ntnnZp'miC^5%0pLA w*qvAoqRrLA@r_%Ao0RrLLnUnfCnlp<pU@lo\
        pgCm|@p=phl&mEA@*piCp=n9m|@r{mECpU@nlner2pg vzrWLnmp)A$=q=CnsnfpQ@m$n9Cn2@p5nJlOq>Cp5pVn2@rQq>CpQ@nsp;q}n9A]=q\
        =Lp4p)A@m>R s?r]Aov5reCp#p;p#nf@qoAo/*sqCovnuovp,@m_A<5p/ qSs@C@**@oso.CV@@*orosC@VV@o/osC*@@Vo.o. w%qpAo~ZrLA\
        @rZ%Ao#ZrLLnZnkCnlp:pU@lopdCmy@p?pkk|mAA@!piCp?n6my@s%mACpU@nlngr2pd s7r]Ap'0reCp&p>p&nc@qyAo!o0sqCotnyotp(@mi\
        A;0p/ vqrjLn{ozAo(<q=CnunhpN@m+n<Cn7@p4nNlXq6Cp4pRn7@rHq6CpN@nup9qvn<Aoy<q=Lp&ozA@mcO qNs@ApA@sqAn`@sq vzqgAp5\
        ourLA@rX%AnlourLLndnrAlnp`pHCmt@pApokrm;A@o&piCpAn2mt@s/m;Ar3p`pH s+r]Ap=*reCp)pBp)n_@r(Anko$sqCoqn}oqp$@muA9*\
        p/ vcs(L#WAnu:q=CnwnkpJ@m4nACn@@p0nVlhq*Cp0pJn@@r9q*CpJ@nwp6qmnAAp,:q=L^WC>o+>ov@n< qGs@C@!!@p!o!C_@@!o~p!C@__\
        @o#p!C!@@_o!o! sDr`ABFo-Cowp-ownt@qFA[Rk0Cp!nhp!p9@m6A#Lkz qNs@ApA@k0An`@k0 s=teAozLl<Cp$nfp$p;@m0Ao+Xk0Coup+o\
        unv@q@A<Lnr s3teAp/Rl<Cp&nbp&p?@m$Anxouk0Cosp'osnz@q4A:Rnr vrq]ApJp$rLA@rT%AnVp$rLLnmnyAlmpZpECmo@pDpskgm6A@nu\
        piCpDn.mo@s:m6Ar4pZpE s)r]AGWnrCoqp$oqn}@q*Ap:p!k0Cp)n^p)pC@lwAn`Wl< rYr|HphAopXq*LospdHpIVo*AA9WC-nApf@m;mICn\
        %@Fn/m/r(HpOLorn=Aoq(q* ugs6CQ#o-@pCn}Cp7@@nlpUp[C@p;p9@n>p[HngA1:pGH)Vp&C@o}o}@nip8Co$@@o}niniVn{Hn:Vp&C@o}o~\
        @nip8Co$@@o}niniVn{Ho+H?Lo!^A+o.sqLp$o1CEmtmi@r=lLCpa@o+nIq}q< r_sGL$pSHq9L$nM uxs{AEp&LHo}Co{@@o}p:nnC@o*oy@n\
        tnnCo)@Ho1nop@ qRtsVp&C@R.@]]CS@@R]$Vn{ t8tsVp&C@R.@]]CR@@R]$Vn{ rYrtHphAox^q-Loqp_Hp;V!AA8XC-nGpb@mCmRCn.@Hn6\
        m8quHp@LoqnBAox#q- uis%ApAo)pYCp<@@ngp^pdC@p@p>@n6pdHngA.:p9H4Vo{C@p&p&@nap@Cn{@@p&nanaVo&HnJVo{C@p&p'@nap@Cn{\
        @@p&nanaVo&H$Lo$[A!n~sqLo~$CGmqmg@rElHCp_@o&nMr!q3 resOL)pCHq#L)n^ v$s{CBN?2Do{HouCov@@oxp2nvC@o/ot@n|nvCo.@F&\
        nxp8 qZt{Vo{C@[@[oy@Vo& t@t{Vo{C@[@[oy@Vo& rYrhHphAp'owq-L^pUHp&V.AA4XC0nBpb@mOmcCn:@LnBmEq]Hp*L^nKAp'o*q- ulr\
        lAp>#pECpD@@n_pjppC@pHpF@n*ppHngA.<o~V]C@p.p.@nTpLCns@@p.nTnTV!HncV_C@p.p/@nTpLCns@@p.nTnTV!H4Lo&ZAo&nisqLoy'C\
        Immmc@rPlCCp[@n~nQr%q) rns[L0p+Hp`L0nv v0s|CAI?6C^HYC^@@opp&o%C@'[@o+o%C&@E,o'p- qgu*V_AP@k0V! tLu*V_AP@k0V! r\
        Ys#A$UmtLo,plAopIk0Lotn7HpdLotpjA_7k0Lo-n5A$+mt rYrzAo.YmwLo,plAo|Mk0Losn<HpYLospeAo{3k0Lo-n5Ao.'mw rYrpAo%oqm\
        vLo,plAp1Rk0LoqnCHpKLopp^Ap2.k0Lo,n5Ao%o0mv uorWAp;*p6CpM@@nUpvp}C@pQpO@m{p}HngC>@A@;@C@C@<@KC@p7p7@nGpYCnj@@p\
        7nGnGV.Hn}VRC@p7p7@nGpYCnk@@p7nHnGV1Lo-UAnunSsqLos+CLmim`@r^l>CpZ@nznTr(p~ rYrfAnxoxmuLo,plApEXk0L_nJHp;L_pVAp\
        D(k0Lo-n5Anxo)mu s:p`LqXqEApnopp2CoqU@o(p/pPC@p,p'>nSpBAn*p+p5L^ozA0oqr1HjwA,,q>AEnnRC)I$N2o*AWCpqArJmSp~Co&o$\
        Lp1nPmjC;(*KXnvCU6/1p0K r|p}C89=1.GCNp<nvo#puqMA/otrzCnT+p5nllwp.Co(ozDntnmq0HsKL$o)APo0r1Cp)@o)owq*nzAN:p>CpA\
        @p)orPnLAnD(nlA1;pF uEsdC@--@^#CR@@-]^C@SR@$^C-@@S## s@pYLqUqCApooqp1CotW@o%p3pWC@p/p+=nNpJAn5p*p/LV^A)o~r1Hjw\
        A$$q>ACnwOCo,>o,BCntAKAoyAr=mWpsAnZmtp(C;$&M^nmCX4,/p9L rqq#LABCPp<nuo!prqIA(p$rzCnW-p3nnm!p-Anpq!neHs2L-&AWo#\
        r1Cp'@o+ovq$n|AT8pDCp9@p!^Ln[AnH)nlA+9pFLmBmTC?@B?:= u@sdAp7@sqAnj@sq sHpPLqRq@CpF?@nMqXq'C@p5p1<nGpUAnEp'p&LJ\
        NAo0p4r1HjwAo(o(q>ABo#LCo%/o#>Tn_Ar*mYpeAnin$p!C:o/o1Potn`C_1'+pGN s-qHCWp)o$o,papyAo.p:rzCn].p0nrm-p)AnupknjH\
        rjC504R:nzAos,p]Cp#@o-ospyo#A]4pDCp-@orUFnrAnO+nlA!5pF u9sdC@&%@ozo'CZ@@&oyozC@[Z@o(ozC%@@[o'o' u@sdAp7@k0Anj@\
        k0 sPpFLqOq=CpLA@nHq`q4C@p;p8:n@pcAnUp!ozAo%pGr.HjwAnxnxq>C@3?LAo+Co%$n|GYnICoxnRnJPqym[Antn2ozC8o(o+Ro{nQCos.\
        $'pTO s%p%LYp&Ap9=p4LXn~AouRsqL&p'ARp1p:C@oxoy5nwpHAoyospPLpPo+LoznYAouRsqLo&pHA-Qp?LnHozVBLpcRAQHp#Lp7p+A'ops\
        qLnjnvLn?.A(_p7Aos[p'APCpILpIp*AOUpALovp|Ao)JsqLo,n'Lnwo-AEp*TC@pApL@n;q)CnT@@pAn;mxAInuoqLnsovLo,pzAo)6sqLovn\
        %AO+pALpInwAV@psAor%owA#o/p@Ln?RLnjp+A'o1sqLp7nvAQ8p#Lpc.V>LnHo'A-/p?Lo&nXAou.sqLozpGLpPovAoyo.pPCo(5@oxnwnXAT\
        nup=L$nuAou.sq s1qKC@opo1@p#p#Cop@@opp#n~C@o1op@n~n~Co1@@o1n~p# s7s3C@[%@ozozC[@@[ozo'C@&[@o'o'C%@@&o'oz rtuHC\
        @p%nq@p=p^Cp0@@p%p=nCC@n{p0@ndnCCn{@@o&ndp^ s,o~LUo{Ap2@oxLUo&Ap&YsqL)p!APp3p1C@orop0o'pHAWXp'LpFo.Loyn]Ap&Ysq\
        Lo&pHA)Up<Ln`oqLpINAUJp#Lp7p+Ao-o|sqLnlnxLnH/A-Xp$ARQUAZCpTLpHp*ASZp>Lovp{AnwOsqLo,n*Lo*'CJp&_o'#q(Cn}p4p$p4mX\
        @C!o'6p&#myLo*YLo,pwAnw1sqLovn&AS&p>LpHnwAZ=pTAR/UA-(p$LnHQLnlp)Ao-o%sqLp7nvAU6p#LpI2Ln`o0A)+p<Lo&nXAp&'sqLoyp\
        DLpFosAW(p'Co10@oro'nXAPnnp1L)o!Ap&'sq s9qKC@Z&@oxoxCZ@@Zoxo)C@'Z@o)o)C&@@'o)ox s?s3C@V+@ororCU@@Voro/C@+U@o/o\
        /C+@@+o/or r|uHC@o}nw@p5pUCp*@@o}p5nKC@o$p*@nlnKCo#@@o+nlpU s7oyLQosAp$@orLQo.Ap<otsqL,oyCWozovo0/q-AGHMLp7$Lo\
        wnaAp<otsqLo&pIA#Zp?Lo*PLo|GA[Lp)Lp7p+Anzp2sqLnonzLnT2A8JOLDDA]Fp=LpIp*AWoqpALovp|An`UsqLo.n.L38Ao.ptp<Cnxp;p)\
        p;mD@Ao.n-p<L3HLo.psAn`+sqLovn%AWo0pALpInwA]:p=LD<A86OLnTNLnop'AnznosqLp7nvA[4p)Lo|9Lo*0A#&p?Lo&nWAp<o-sqLowp@\
        Lp7]AG8MCo*o0%ox2mzL)o!Ap<o-sq sEqKC@R.@[[CR@@R[%C@.R@%%C.@@.%[ sKs3C@^@^o{@C@$@$o&@ s+uHC@ouo!@p)pICp!@@oup)n\
        WC@o,p!@nxnWCo+@@#nxpI sBosLNZAor@TLM&ApRp#sqL0orCQowTo+=p|Lou1LouneApRp#sqLo&pHAo0oqp:AoqNp&Lp7p+AnjpFsqLnqn|\
        Lo0;Lp6o{A^oyp?Lovp|AnF]sqL(nUC5p<pB@mzq&Cn_@Kp<mzm{L(pKAnF$sqLovn%A^o(p?Lp6o&Lo0ELnqp%AnjnZsqLp7nvAoq2p&Ao0o0\
        p:Lo&nXApRn~sqLoup<LouOC,o++ou@n+L-o)ApRn~sq vSqcLpIo|ABosr'Lncp!CBqVqZ@l#s/CnU@pK@l_FA9o)s4CpZo/'p]qXm8LSn3CP\
        n8n4@q`mPCp:@o*nrq?pL v=r'A89p&Co1n|p.@n#ncCnG@NnNmjq.L,poC@@@?@AC-pDp:o#n(q^LX?Cp%?n}@q*=CqJ@FqErUl2AJ/paLp(o\
        / ter<C@++@oqo0CU@@+oqoqC@p!@oynm@ vYq]LpGozABp%r'Lngo|C@qYq^@kxs3CnU@pK@l_FA7nws4CpWo/(pYqRm=LSn4CPn3n/@qhmIC\
        p<@o(nqqEpN v9r/A55p&C#n~p+@n*ngCnL@OnRmqq'L-poC@@@?@BC/p=p0o!n:qRCp$?n}@q(=CqE@Fq?rMl;AM'paLoz' t`r<Ap>@sqAnc\
        @sq vbqSLpDoyACp9r'LnmoyC=q^qa@kls8CnU@pK@l_FA3n_s4CpRo1)pTqJmGLSn4CQn,n(@qtm?Cp?@o%nnqMpQ v4r9A02p&C%o%p'@n4n\
        lCnS@MnYm}pzL-poAnPqEp/Cou?o+@pc>Cq>@Eq9rAlGASo-paLV2 tXr<C@##@o}o$C^@@#o}o}C@^^@o$o}Ao$o$q> t`r<Ap>@k0Anc@k0 \
        vkqILpAowADpPr'LnsouC:qbqe@k_s>CnU@pK@l_FA/nEs4CpN!*pPqBmPLSn5CPn4n0@r#m5CpB@o#nlqVpS v1ptA]]sqLn;pgAp|ntn>Aop\
        XsqCn{p5pCOmCp9Cp.p=p2n{n|qVCnKpDplo(k{qVCo-K3oto#o!Aq[k|_Cp(nmnensqWo%C1n^nlp&p9mCAXopsqAntp|n> plvOCpdo)nPp>\
        rmmVCp*o$p.p._msCnsnso~numtXAmOrm# v+pnAoyoysqLnGpXApcnwnKAo~ossqCn~p0p>ImNp?Co}p<p-n~noqRCnJpDpno(kxqVCo'N0oz\
        nwnuAq]kz_Cp$nrneo#qRnuC7ncnqp#p?mNAoso~sqAnwpcnK pzvACp]o)nWp:rXm^Cp&o(p+p*_n#Cnwnvo{nyn#WAmWrY% v#pfAp,p,sqL\
        nap@Ap8o!niAp3p&sqAmYpEp]C_p<p*o$ncqMCnHpEpoo'ktqYCnzQ,p&nhneAq_kv_Co~nvneo1qMnhApEmZp]Ap&p3sqAo!p8ni q5v+Ar9m\
        k$CT09[p)nkCHo.or9n]n]C%DP,nmp%Amgr;' q8paHtDCpA@@n`pipiVr}C@pApA@n8piHj]Cn`@@pAn8n8Vl$Apin8q> q8q,Anap@mcVr}V\
        CLq*n0CZ*()pABLo}oyCHH8IZ?LpQnJApH@q@LpwpwVlTC@n{p&@nana qArcC@n|n|@p>ncCp%@@n|p?p>C@p&p%@nbp?Cn|@@p&ncnb qjrc\
        C@W*@osotCW@@Woto-C@*W@o-o.C*@@*o.os u6skA%@maLnNpVC&[]ZnZBLo%o(A(?m^LmvprA.DpWCL^#@p9owHtDCp&@@p&p@naV0A&>q- \
        q8pXHtDCpF@@nZpqpqVr}C@pFpF@n0pqHj]CnZ@@pFn0n0Vl$Apqn0q> q8q4Anip8mcVroLpzn;C^'$&pLBLo|oyAO@mYLpRnJApS?q@Lpipi\
        VliC@o$o}@nini q9rcC@nwnw@pFnZCp+@@nwpGpFC@p+p+@nYpGCnw@@p+nZnY qrrcC@R/@Z[CQ@@R[%C@/Q@%&C/@@/&Z u0sqA1@maLnNp\
        VC#_op^nOBLo%o(A2@mjLmvprA7EoyCLQ,@p+VHtDCp%@@p!p8neA(8pS q8pLHtDAp}p}q>Vr}An$p}q>Hj]An$n$q>Vl$Ap}n$q> q8q@Anu\
        p,mcVrTLpfnLAoq-owCnmB@p6nHnMC@nono@pRnNCp3@@nopSpRC@o~p#6nlpPAp$Xp7Lo{oxLpQnLApe>q@LpTpTVm)C@o+ov@nunu q~rcC@\
        T@T^@C@-@-#@ u)szLnOpUCo,ovovotn>CLo&o)LmzpnAotInvHtDCoq@=osp,n|A,5p. qUrcApb@k0An?@k0 uOsPAn_AmaLnNpVC7JJJo1A\
        Lo%o(C)*X+nd>LmwprATXk0Lq+n/A_AqCLo|oyCZX'ZpA>LpQnJAoq@q@LpzpyAV*k0 uTsLAnUAmaLnNpVC9GHG)@Lo%o(C&([)n[>LmvprA_\
        osk0Lq*n/CG:9:VALo|oyC][%]pI>LpRnJAW@q@LpypyAoqo0k0 uZsEAnHAmaLnNpVA7@qGLo%o(C!$op%nN>LmvprAo{p%k0Lq*n/AI@q7Lo\
        |oyCoropo1orpW=LpRnJAI@q@LpypzAp!o!k0 q8p?HtDAq-q-q>Vr}Amtq-q>Hj]Amtmtq>Vl$Aq-mtq> ucs>An8AmaLnQpSLo(o*Co-o0ou\
        !n@>LmwprAp*p4k0Lq)n2LoyowCoxouo+owpg<LpOnMLpvpwAp0nqk0 p{pSHsgCo{>3o(pHp/Ao*LsqC9)W@o#o1Hk9Co'@@o'nnp3Vr6C@Z&\
        =oyo}A<oysqCn{;@p&nanXVlkC@nini@p[nE rIqxHsMCp8@@nip[p[Vr0C@p8p8@nEp[HkSCni@@p8nEnEVlqAp[nEq> rIrCAnnp3mcVr/Lp\
        cnRCT/,/p0ALp$o~AH@mYLpEnVCS,+.p2<LpopYVm6C@o'oz@nnnn rKsZC@o'o(@p2noCoy@@o'p1p2C@oyoy@npp1Co(@@oynonp rtsZC@^\
        @^o|@C@!@!o%@ uNtVA8@mbLn[pJC+VUTnmBLn|o$A9@mnLn0pYCLQ,@p(VHsMCor@<otp2n{A5<p2 p{pKHsgCp!>2o$pPp5AnwPsqC:-S@o+\
        'Hk9Co,@@o,nvp+Vr6C@p(<o'p.p1Ao1opqUCnv:@p+nYnPVlkC@ndnd@pdn= rIqpHsMCp=@@ndpdpdVr0C@p=p=@n=pdHkSCnc@@p=n=n=Vl\
        qApdn=q> rIrKAnvp+mcVq{LpUn]CW-*+p:CLp!o{LpDnXCW)'+p=<LpbpNVmGC@o,ou@nvnv rCsZC@o!o!@p:ngCp!@@o!p9p:C@p!p!@nhp\
        9Co!@@p!ngnh r|sZC@R@R[@C@-@-%@ uJt_Ln^pHC(YZXnaBLn~o%Ln8pSAozMnaHsMCY@9Zp)o,A9<^ p{p?HsgCp(>0n|p[p=AnaXsqC<3L\
        @&/Hk9C$@@$o%o|Vr6C@oq.*p%oxAFI]Vm_Appn1q>HsMCpE@@n[ppppVr0C@pEpE@n1ppHkSCnZ@@pEn1n1Vo&Ao'XpxCno:@p2nNnDVlkC@n\
        [n[@ppn1 rIrWAo%o|mcVqaLpAnnCB>=BH:Co%9@oznqn^C@nwnw@pFnZCp*@@nwpEpFC@oqoq4o&p?AQMVLowotLp;naC]#o1&pN;LpMp>Vma\
        C@$]@o%o% s+sZAC@k0A=@k0 uKtoLnep@C#opop^nPCLo)o,LnNpAASC#HsMCO@9Now- r`sZApG@k0AnY@k0 uft:C,0Q-ntDLn[pIA2AqGL\
        n}o#C.0S1nv?Ln1pYATYk0LpqnFALAq3Lp$o}CTS-Tp/>LpEnWAM?q?Lp|peAU(k0 ujt5C).T+nkDLn[pJA;@qGLn}o$C,-U.nn>Ln1pYA]ot\
        k0LpqnFADAq3Lp$o}CWU+Vp7>LpFnVAD@q?Lp|peA^o.k0 upt.C%)Y&n^ELn`pELo%o(C()Y,na=Ln1pYAoyp&k0LplnJLo~ozC[Y'[pD=LpB\
        n[LpwpbAozn|k0 qyp-Hr}A@oysqHl$A@o(sq q+q1Ht_A@oysqHjBA@o(sq q+r5Ht_Cp8@@nip[p[Vr!C@p9p8@nEp]HjBCni@@p9nEnDVm!\
        C@nini@p[nE q+r^Co'@@o'nnp3Vq~Lq*nMAp)Cq'Lp4p'AH@mqLphnCCR/,0p/>Lq3poVm=C@o'oz@nnnn qAsnC@o(o(@p1noCoz@@o(p2p2\
        C@oyoz@nop1Co(@@oynpnp qjsnC@^@^o|@C@!@!o%@ t}tTA9AmrLn9p^C-QTOnqBLnmnyA9@n+LmspVA8CoyCLS,@p*YHt_Cos@<oup2nzA/\
        =pQ qyp%Hr}A@p,sqHl$A@nusq q+q)Ht_A@p,sqHjBA@nusq q+r-Ht_Cp=@@ncpdpdVr!C@p>p=@n=peHjBCnd@@p>n=n<Vm!C@ncnd@pdn=\
         q+rfCo,@@o,nvp+VqpLpznUAp3Cq)Lp3p&LpfnDCV,(-p:>Lq&peVmMC@o,ou@nvnv q9snC@o!o!@p9ngCp!@@o!p:p:C@p!p!@ngp9Co!@@\
        p!nhnh qrsnC@R@R[@C@-@-%@ tzt]Ln:p]C*TXRngBLnnnzLmupUAozNn_Ht_CX@:Yp(o.A4:p% qyovHr}A@pDsqHl$A@n]sq q+pzHt_A@p\
        DsqHjBA@n]sq q+q~Ht_CpE@@n[ppppVr!C@pFpE@n1pqHjBCn[@@pFn1n0Vm!C@n[n[@ppn1 q+rrC$@@$o%o|VqXLp]njCo%8@oynrn]C@nw\
        nw@pEnZCp*@@nwpFpFC@YV1#p8ALHOLp+o}Lp_nKC[(#*pI=LpppUVmgC@$]@o%o% q~snAC@k0A=@k0 tztmLnBpTC%Y^WnWCLnuo#Ln0pEAQ\
        C&Ht_CN@8Lou0A==J qUsnApG@k0AnY@k0 u6t8C.2Q0nwBLn9p^A4@q0LnlnzAn}>mxLmrpVAQ[k0Lq/nIAKApvLp5p'CRO/Op*?LphnCAL?q\
        /Lq;puAS&k0 u:t3C+0T.noBLn9p^A<@q0LnlnzAnu=mzLmrpWAYovk0Lq/nJAC@pvLp5p'CUQ,Rp2>LphnCAD@q/Lq;puA[o,k0 u@t+C'-W+\
        ncCLn=pZLnpn|Anj=myLmrpWAotp)k0Lq+nLLp1p%CYT(Vp?=LpdnGLq6pqAoxn{k0 r}pgHpuAp<oxpiLVoxAULn;Hp;Cp/@@nrpNpNVrPC@p\
        /p/@nRpNHj(Cnr@@p/nRnRVlPC@nrnr@pNnRHp;AU3n;LVo*Ap<o)pi r}q2Ao+Sn<L)oxAnvoqpfHnfCo0@@o0n{p&VrPC@oqo0@p&p&HtyCo\
        q@@oqp&n{VlPC@o0oq@n{n{HnfAnvo0pfL)o)C83O@o+- ubs&AoxFtKAo):sY r%t.Ar>p`v$AlcnArI rMt.C@p=nc@pdpdCp>@@p=pdn=C@\
        ncp>@n=n<Cnc@@ncn=pe r}p_HpuCor@/#pCo|LVowANInHHp;Cp5@@nlpVpVVrPC@p5p5@nJpVHj(Cnl@@p5nJnJVlPC@nlnl@pVnJHp;AN7n\
        HLVo*CQ#o/@pCo% r}q:A!On?L)oxAnooupeHnfC%@@%o&o{VrPC@[%@o{o{HtyC[@@[o{o&VlPC@%[@o&o&HnfAnoo,peL)o)A!1n? uYs&Ap\
        +GtGAnv9sU qzt.ArLpev$AlTn<rI rUt.C@p8ni@p[p[Cp8@@p8p[nEC@nhp8@nEnDCni@@nhnEp] r}pRHpuCov@-o/pMp%LVowCAB>@DCHp\
        ;Cp=@@ndpcpcVrPC@p=p=@n>pcHj(Cnd@@p=n>n>VlPC@ndnd@pcn>Hp;CB@?AD=LVo*CSo/o+@pMn| r}qFC8@D9,IL)oxAneo{pfHnfC-@@-\
        !_VrPC@S-@__HtyCS@@S_!VlPC@-S@!!HnfAndo&pfL*o)C<9G@,7 uMs&ApCJtDAn^6sR qnt.Arapnv$Al@n3rI rbt.C@p0nq@pOpOCp0@@\
        p0pOnQC@npp0@nQnPCnq@@npnQpP ufs&C@X@Xoq@Ao0@k0 r)t.Ar7nDh}Aljp]lW rIt.C@n`na@phn8Cp@@@n`phpiC@p@p@@n9phCna@@p\
        @n9n9 u_s&Ao~<jFAo#DkV r!t.ArCn?h}Al^pblW rOt.C@nene@pbn?Cp<@@nepbpbC@p<p<@n?paCne@@p<n?n@ uUs&Ap3:jOAnnFkV qv\
        t.ArRn8h}AlNpilW rYt.C@nknk@pWnHCp6@@nkpWpXC@p5p6@nIpWCnk@@p5nInI r}pFHpuCo|@+o*pXp+LTosHp6CpE@@n[ppppVrPC@pEp\
        E@n1ppHj(Cn[@@pEn1n1VlPC@n[n[@ppn1Hp6LTo.CVo*o%@pXnv uKs&ApG8jTAnYHkV qlt.ArepolWAn1l<lWCnL@@nLm[qF rdt.C@nrnr\
        @pMnSCp/@@nrpMpMC@p.p/@nSpMCnr@@p.nSnS rOrHHqsCo{@@o&p5p5Vq%C@o{o{@nlp4Hm.Co&@@o{nlnmVm|C@o&o&@p5nl rOrqC1@@0'\
        YVq%C@O1@YXHqsCO@@OY(Vm|C@0O@'' rsstC@n|n|@p>ncCp%@@n|p>p>C@p%p%@ncp?Cn|@@p%ncnb s>stC@W*@osotCV@@Woso-C@*V@o.\
        o.C*@@*o.os rOr@HqsCp$@@n}p=p=Vq%C@p$p$@ndp<Hm.Cn}@@p$ndneVm|C@n}n}@p=nd rOryC6@@5/QVq%C@J6@QPHqsCJ@@JQ0Vm|C@5\
        J@// rkstC@nwnw@pFnZCp*@@nwpFpFC@p+p*@nZpGCnw@@p+nZnY sFstC@Q/@Z[CQ@@QZ%C@/Q@&&C/@@/&Z rOr4HqsCp,@@nupIpIVq%C@\
        p,p,@nWpHHm.Cnu@@p,nWnXVm|C@nunu@pInW rOs(A;EmVVq%AEDmVHo|Co)o1o)oq@ms tFs(Coxoqoxo1@q.Ho|AE<mVVm|A;;mV sRstC@\
        T@T]@C@-@-$@ q+q7Hr6CpA@@n`pipiVqsC@pApA@n8piHlkCn`@@pAn8n8Vm.Apin8q> q+q`Anap@mcVqsC@p&n{@p@p@Hr6Cp&@@p&p@naV\
        m.C@n{p&@nana vXr7Cos$@o$pIoyVqRC@o}os]nWoyLngntA,o(pQVneATo(pQ vrrVLngp-A;InWVp<AEInWLp:p-AT7liVmNA,7li q+q/H\
        r6CpF@@nZpqpqVqsC@pFpF@n0pqHlkCnZ@@pFn0n0Vm.Apqn0q> q+qhAnip8mcVqsC@o}o$@p8p8Hr6Co}@@o}p8niVm.C@o$o}@nini vSr0\
        Coyo0@nzpVp#VqRC@p'oyoqnJp#LngntA)n~pSVneAWn~pS vwr]Lngp-A>CnWVp<ABCnWLp:p-AG=liVmNA9=li q+q#Hr6Ap}p}q>VqsAn$p\
        }q>HlkAn$n$q>Vm.Ap}n$q> q+qtAnup,mcVqsC@ouo,@p,p,Hr6Cou@@oup,nuVm.C@o,ou@nunu vKr'Cp$o*@nppkp,VqRC@p1p$own6p,L\
        ngntA%nupRVneA[nupR vrrqLnvo}Vp4Lp+o} pUp9Lv&v&A$]sqLmfmfC2p*p(@n=p=HlkCn`@@pAn8n8Vm.ApYn9q.LnnnnA]$sq r?q7Hq!\
        CpA@@n`pipiVq!Lo(o(VnJC@n{p&@nanaHnJ q+q`Anap@mcVqsC@p&n{@p@p@Hr6Co~@=p!p@niLl6l6 p[p3Lv&v&Ao(oysqLmpmoC-p&p%@\
        n9p6HlkCnZ@@pFn0n0Vm.ApPn4p}LnynyAoyo(sq rNq/HppCpF@@nZpqpqVppLnunuVnjC@o$o}@niniHnj q+qhAnip8mcVqsC@o}o$@p8p8\
        Hr6Cow@=oxp7ntLl<l; vSr0Coyo0@nzpVp#VqRC@p'oyoqnJp#C??AA<<LnUnUA>3RVneAWn~pS pdp+Lv&v&Anup,sqLmwmwAn:p2pZHlkAn\
        $n$q>Vm.ApFn/pmLo*o)Ap,nusq rxq#HpFAp}p}q>VpFLn]n]C@o(oy@nsns q+qtAnup,mcVqsC@ouo,@p,p,Hr6C]@;^p+o'LlClC vKr'C\
        p$o*@nppkp,VqRAo(p4prLmYmZV-A[nupR q+q7Hr6CpA@@n`pipiVp2Ao(T'VnZC@n{p&@nanaHlkAnap@mcVqsC@p&n{@p@p@Hr6HEARow(A\
        )BKHlkCn`@@pAn8n8Vm.Apin8q> vXr7Cos$@o$pIoyVpvAo(n|o.Vn]A,7liLnqp$An{<%AO.oz uXt>Vp(HnzA@oqk0Hp'Vp'Aoq@k0VnzHp\
        'A@o0k0HnzVnyAo0@k0 t.u&Ari@sqAl8@sq q+q/Hr6CpF@@nZpqpqVp7Anu^o-VnLC@o$o}@niniHlkAnip8mcVqsC@o}o$@p8p8Hr6AWp+o\
        /A)AJHlkCnZ@@pFn0n0Vm.Apqn0q> vSr0Coyo0@nzpVp#Vq1Anunen{Vn[A9=liLnop'Anm<o.AUo.p; uRtFVo~Ho#A@o~k0Ho~Vo~Ao}@k0\
        Vo#Ho~A@o#k0Ho#Vo#Ao$@k0 t.u.Ari@sqAl8@sq q+q#Hr6Ap}p}q>Vp1An]owo#VnIC@o,ou@nunuHlkAnup,mcVqsC@ouo,@p,p,Hr$AYp\
        Do%C>@B@9@HlkAn$n$q>Vm.Ap}n$q> vKr'Cp$o*@nppkp,Vq5An]nSnoVnzLo'orAnP9n~AYo&p= uJtRVovHo+A@p1k0HovVovAp0@k0Vo+H\
        ovA@npk0Ho+Vo+Anq@k0 t.u:Ari@sqAl8@sq q+psHr6Aq-q-q>VWAO0VLp:ntApN6psAp%p@psVqRAn|p@psAnR6psLngntA10VVWAmtq-q>\
        HlkAmtmtq>Vm.Aq-mtq> r?q7Hq!CpA@@n`pipiVq! rNq/HppCpF@@nZpqpqVpp rxq#HpFAp}p}q>VpF q+q7Hr6CpA@@n`pipiVp2AnOrJm\
        IA)BKHlkCn`@@pAn8n8Vm.Apin8q> vXr7Cos$@o$pIoyVpvAm_nNn:AO.oz q+q/Hr6CpF@@nZpqpqVp7AnGrNmDA)AJHlkCnZ@@pFn0n0Vm.\
        Apqn0q> vSr0Coyo0@nzpVp#Vq1AmKn?n)AUo.p; q+q#Hr6Ap}p}q>Vp1An+rbm>C>@B@9@HlkAn$n$q>Vm.Ap}n$q> vKr'Cp$o*@nppkp,V\
        q5Am3n:n$AYo&p= q2pZHtPCp4@@nmpUpTVsTC@p4p4@nKpTHjPCnm@@p4nKnLVkLApUnLq> q2q&Antp,mcVp@HpfVn( r6q&VqwHrHVm* uV\
        q&VpyHpfVnaC@o+ov@ntnu pUrwVq$HpfVm} uVrwVq$HpfVm} r6suVqwHrHVmqVng pUtsVp@C@ovo+@p-p,Hp,Vn( uVtsVpyHp,Cov@@ov\
        p-nuVna q2pRHtPCp:@@nhp^p]VsTC@p9p:@nCp]HjPCng@@p9nCnDVkLAp^nDq> q2q.An|p$mcVp8HpUVn8 r>q.VqgHr8Vm: u_q.VpiHpU\
        VniC@o1oq@n|n} p^s!VpqHpUVn0 u_s!VpqHpUVn0 r>s}VqgHr8VmyVno p^t{Vp8C@opo0@p%p$Hp$Vn8 u_t{VpiHp$Coq@@opp%n}Vni \
        q2pFHtPCpB@@n`pjpiVsTC@pApB@n7piHjPCn_@@pAn7n8VkLApjn8q> q2q:Ao+oumcVp,Hp=VnP rJq:VqNHq}VmR ukq:VpPHp=VnuC@(X@\
        o+o, pjs.VpXHp=VnH uks.VpXHp=VnH rJt,VqNHq}Vn(Vn{ pju*Vp,C@X(@ovouHouVnP uku*VpPHouCX@@Xovo,Vnu qopoVq4Hn#A@oq\
        k0Hp~Vq,Hn#A@oqk0Hp~Vq4Aoq@k0VloHrPVr2Aoq@k0VmmHp~A@o0k0Hn#VmuHp~A@o0k0Hn#VmmAo0@k0Vr2HlPVloAo0@k0 qipoVq.Hn)A\
        @o~k0HpxVp{Hn)A@o~k0HpxVq.Ao~@k0VluHrBVr,Ao~@k0VmsHpxA@o#k0Hn)Vn&HpxA@o#k0Hn)VmsAo#@k0Vr,Hl_VluAo#@k0 q_poVq$H\
        n3A@p4k0HpnVpiHn3A@p4k0HpnVq$Ap4@k0Vm!Hr0Vr!Ap4@k0Vm}HpnA@nmk0Hn3Vn8HpnA@nmk0Hn3Vm}Anm@k0Vr!HlqVm!Anm@k0 rAptL\
        s7q_Co~[o~%@pkLkjq_Co#[@p)nFnrVk4C@nxo#%pZnr r-q9Ao&Yl~VsmAo{Yl~Ls7mAA@n}l~ rEpmLs7q_Cp'_p'!@pyLkjq_Cnz_@p/n:n\
        kVk4C@nrnz!pgnk r)q@A!Rl~VsmA_Rl~Ls7mAA@o.l~ rKpbLs7q`Cp/osp/o.@q0Lkjq`Cnros@p9n(n`Vk4C@nhnro.pyn` r#qKA4Gl~Vs\
        mALGl~Ls7mBA@2l~ rRpVLs6q`Cp8oxp8o)@qFLkkq`Cniox@pCmqnTVk4C@n^nio)q0nT q2ptHtPCp=@@ndpcpcVrcC@p=p=@n>pcHjPCnd@\
        @p=n>n>Vl>Apcn>q> q2q?Angp:mcVrcC@p!o!@p:p:HtPCp!@@p!p:ngVl>C@o!p!@ngng s2rZLq(pGA@_r#LmypGA&1r#VmcAZ1r# q2plH\
        tPCpB@@n_pkpkVrcC@pBpB@n6pkHjPCn_@@pBn6n6Vl>Apkn6q> q2qGAnop2mcVrcC@oyo'@p2p2HtPCoz@@oyp2noVl>C@o(oz@nono s5rV\
        Lq(pGA@owr#LmypGAo.-q{VmcAos-q{ q2p`HtPCpJ@@nVpwpwVrcC@pJpJ@n*pwHjPCnV@@pJn*n*Vl>Apwn*q> q2qSAn{p&mcVrcC@oro/@\
        p&p&HtPCor@@orp&n{Vl>C@o/or@n{n{ s8rOLq(pGA@p(r#LmypGAo$&r#VmcAo}&r# s5rVAo.Sm&Vq>AosSm&Lq(nYA@o*l~ qfpaHp:Cos\
        @@o.p(p(VtDC@osos@nyp(HngCo.@@osnynyVj]C@o.o.@p(ny trpaHp:Cos@@o.p(p(VtDC@osos@nyp(HngCo.@@osnynyVj]C@o.o.@p(n\
        y qfq,A4LmVVtDALLmVHp:AL4mVVj]A44mV trq,A4LmVVtDALLmVHp:AL4mVVj]A44mV qfpXHp:Cox@@o)p0p0VtDC@oxox@nqp0HngCo)@@\
        oxnqnqVj]C@o)o)@p0nq trpXHp:Cox@@o)p0p0VtDC@oxox@nqp0HngCo)@@oxnqnqVj]C@o)o)@p0nq qfq4A<DmVVtDADDmVHp:AD<mVVj]\
        A<<mV trq4A<DmVVtDADDmVHp:AD<mVVj]A<<mV qfpLHp:Cp$@@n}p<p<VtDC@p$p$@nep<HngCn}@@p$neneVj]C@n}n}@p<ne trpLHp:Cp\
        $@@n}p<p<VtDC@p$p$@nep<HngCn}@@p$neneVj]C@n}n}@p<ne qnq@Vt4Hp*Vjm tzq@Vt4Hp*Vjm qfp?Hp:Cp,@@nupIpIVtDC@p,p,@nW\
        pIHngCnu@@p,nWnWVj]C@nunu@pInW trp?Hp:Cp,@@nupIpIVtDC@p,p,@nWpIHngCnu@@p,nWnWVj]C@nunu@pInW trq$HSC_@@!p!p!Vsm\
        C@__@o!p!H-C!@@_o!o!Vk4C@!!@p!o! v`q$HSC_@@!p!p!VsmC@__@o!p!H-C!@@_o#o!Vk4C@!!@o~o! peqHLr5q=A@pJqpLllq=Co-W@o\
        zn[o%VkwC@o'o-)pEo% trqLA:FmVVsmAFFmVHSAF:mVVk4A::mV v`qLA;FmVVsmAEFmVHSAF:mVVk4A::mV pNqjA-JlvVs*ASJlvLr5mdA@\
        ,m1 trpyHSCot@@o-p*p*VsmC@otot@nwp*H-Co-@@otnwnwVk4C@o-o-@p*nw v`pyHSCot@@o-p*p*VsmC@otot@nwp*H-Co-@@otnxnwVk4\
        C@o-o-@p)nw piqALr5q=A@pXqpLllq=Co(Z@p$nOn{VkwC@n}o(&pQn{ ttqTVsiHOVk8 vcqTVsiHNVk8 pIqqA:ClvVs*AFClvLr6mdA@:m\
        1 trpmHSCo|@@o%p6p6VsmC@o|o|@nkp6H-Co%@@o|nknkVk4C@o%o%@p6nk v`pmHSCo|@@o%p6p6VsmC@o|o|@nkp6H-Co%@@o|nlnkVk4C@\
        o%o%@p5nk ppq7Lr5q=Co|^o|#@pmLllq=Cn|oq@p.n<nqVkwC@nsn|o0penq pOr&VriLq|ms trp`HSCor@5o.p>o~CKo.o/@p=o#HSCp(@@\
        nypCpCVsmC@p(p(@n^pCH-Co/@Kosndo#C5osor@nco~H-Cny@@p(n^n^VmYAo-p$pALllq<Cntow@p8n(ngVkwC@ninto*pyngLr5q<Aotp$p\
        AVmYC@nyny@pCn^ qsp{Hs,Cp,@@nupHpHVs,C@p,p,@nXpHHkuCnu@@p,nXnXVkuC@nunu@pHnX qsqFC#@@#o$o}Vs,C@^#@o}o}Hs,C^@@^\
        o}o$VkuC@#^@o$o$ qspsHs,Cp1@@nppPpPVs,C@p1p1@nPpPHkuCnp@@p1nPnPVkuC@npnp@pPnP qsqNC(@@(o,ouVs,C@X(@ououHs,CX@@\
        Xouo,VkuC@(X@o,o, qspgHs,Cp9@@nhp]p]Vs,C@p9p9@nDp]HkuCnh@@p9nDnDVkuC@nhnh@p]nD qsqZC1@@1(XVs,C@O1@XXHs,CO@@OX(\
        VkuC@1O@(( qspYHs,CpB@@n_pjpjVs,C@pBpB@n7pjHkuCn_@@pBn7n7VkuC@n_n_@pjn7 pjqXLqvq*A@pPqpLm+q*Co+X@o}nVo!Vl@C@o$\
        o+(pJo! tLqXLqvq*A@pPqpLm+q*Co+X@o}nVo!Vl@C@o$o+(pJo! pSq{A(LlvVraAXLlvLqvmxA@&m1 t6q{A(LlvVraAXLlvLqvmxA@&m1 \
        pnqQLqvq*ATUp!Vn:C@nzo&%pVnxLqvq*A@p_qpLm+q*Co&[@p'nJnxVn:A,Up!Lm+q*Co&[@p'nJnxVl@C@nzo&%pVnx pNr$A5FlvVraAKFl\
        vLqvmwA@4m1 t2r$A4FlvVraALFlvLqumwA@4m1 puqGLqvq*LAAVnXC@nqnzo/pjnnLqvq*Co~_o~!@psLm+q*Cnzor@p0n7nnVnXL?ALm+q*\
        Cnzor@p0n7nnVl@C@nqnzo/pjnn pOr3VrNLqin# t2r3VrNLqin# p|q=Lqdp{VnpC@nfnro)p}ndLqvq*Cp)otp)o-@q*Lm+q*Cnrox@p;n$\
        ndVnpLm=p{Cnrox@p;n#ndVl@C@nfnro)p~nd ruqXCov(@o$pJp!VraC@o}ovXnVp!Lm+mwA@nPqp vWqXCov(@o$pJp!VraC@o}ovXnVp!Lm\
        +mwA@nPqp s.q{Lm+q)A@Zm1Lqvq)AX4lvVl@A(4lv vnq{Lm+q)A@Zm1Lqvq)AX4lvVl@A(4lv rqqQCo{%@nzpVp)VpgAT+p!LqvmwCo{%@n\
        zpVp)VraC@p'o{[nJp)Lm+mwA,+p!VpgC@p'o{[nJp)Lm+mwA@nBqp s2r$Lm,q*A@Lm1Lquq*AL:lvVl@A4:lv vsr$Lm+q*A@Lm1Lqvq*AK:\
        lvVl@A5:lv rjqGCp'o/@nqpjp3VpHLA?LqvmwCp'o/@nqpjp3VraC@p0p'orn7p3Lm+mwL??VpHC@p0p'orn7p3Lm+mwCo#!o#_@n. s2r3Lm\
        8p~Lqip~ vrr3Lm8p~Lqip~ rcq=Cp/o)@nfp}p=Vp1Lqdn&Cp/o)@nfp~p=VraC@p;p/oxn#p=Lm=n&Vp1C@p;p/oxn$p=Lm+mwCnxo-nxot@\
        mw uwq8Ap$@sqVtDAn}@sq qkqELr@q9CovWov)@pXLlaq9Co)X@p!nSn{Vl!C@o!o)(pMn{ qUqhA$PlzVs!A]PlzLr@mhA@o0m) unq8Ap7@\
        sqVtDAnj@sq qoq>Lr@q:Co{Zo{&@peLlaq:Co$[@p)nGntVl!C@nxo$%pYnt qQqoA0IlzVs!APIlzLr@mhA@.m) qvq4Lr@q9Cp%opp%o1@p\
        {Llaq9Cnxor@p3n4njVl!C@nnnxo/pmnj u_q8ApT@sqVtDAnL@sq qMq{VryLr;mk pwq8Ap$@sqVtDAn}@sq uVqECox(@o!pMp&Vs!C@p!o\
        xXnSp&LlamhCo+)o+W@nH ulqhLlaq9A@oqm)Lr@q9A]0lzVl!A$0lz pmq8Ap7@sqVtDAnj@sq uRq>Co}%@nxpYp-Vs!C@p)o}[nGp-Llamg\
        Co&&o&Z@n< upqoLlaq9A@Rm)Lr@q9AP7lzVl!A07lz uKq4Cp)o/@nnpmp7Vs!C@p3p)orn4p7LlamhCn|o1n|op@n& p_q8ApT@sqVtDAnL@\
        sq utq{Llfq6Lr;q6 ZrMAG0pDAs?mwpGAs?q*pGAo0oqsqAl%n(nYAl%pynYAo)0rG pwsYAG0pDAr3nFpGAr3pZpGAo0oqsqCn4n5pmn5jo@\
        Ao)0rG r&tfAG0pDCpCn^n^n^rZ@Ao/orsqAm,@mcAo(/rG s%v&C@o)o)@p/nqCox@@o)p/p0C@owox@nrp/Co)@@ownrnr QrMAI)pDAsFmu\
        pGAsFq,pGAo!p!sqAl,n+nYAl,pvnYAnv)rG pnsYAI)pDAr:nCpGAr:p^pGAo!p!sqCn9n8phn8j}@Anv)rG qztfAJ*pDCpGnYnYnYrg@Ao#\
        o~sqAm8@mcAnv)rG r}v&Apu@sqAn,@sq CrMANo0pDAsOmppGAsOq1pGAnlp5sqAl6n.nYAl6psnYAn^o/rG p`sYANo0pDArCn?pGArCpbpG\
        Anlp5sqCn>n>pcn>k4@An^o/rG qltfANo0pDCpLnSnTnSr{@Anlp5sqAmL@mcAn^o/rG rvv&C@n~n~@p;neCp#@@n~p;p<C@p#p#@nfp;Cn~\
        @@p#nfnf 4rMARo%pDAsZmmpGAsZq4pGAnVpJsqAl@n3nYAl@pnnYAnDo%rG pPsYARo%pDArNn;pGArNpfpGAnVpJsqCnDnDp]nDkH@AnDo%r\
        G q^tfAQo%pDCpSnNnMnNs4@AnVpJsqCnunvp,nvma@AnEo%rG rnv&C@nxny@pCn^Cp(@@nxpCpCC@p(p(@n^pBCny@@p(n^n_ pUp9Lv&v&A\
        $]sqLltltAmmoyn<Ao/o/sqAp~nrpDLnTnUAn3p>n|Ao0o0sqApjn^ozLnanaAn;pGo1Ao0o0sqApdnW[LnbnbA]$sq r%pzAq/*_As?q*pGAo\
        0oqsqAl%n(nYAn:N( sGr?ArLpZpMAo0oqsqAmFnTna p[p3Lv&v&Ao(oysqLlxlwAmuovn<Ao#o#sqAppnpp:LnhnhAn;p;n~Ao!o!sqApbnb\
        ovLnonoAnCpC#Ao!o!sqAp]n[YLnjnkAoyo(sq r/pnAq%-[AsFq,pGAo!p!sqCnAnAq,%k1n2 sTr6ArFp]pJAo!p!sqAmsn[no pdp+Lv&v&\
        Anup,sqLl|l}An&orn<AnlnlsqAp`npp.Lo#o$AnGp6o$AnlnlsqApTnfoqLo'o'AnNp=%AnlnlsqApPnbVLnwnvAp,nusq rNpWApc5TAsOq1\
        pGAnlp5sqCnSnRps9kxn/ s}r)Ar'pap?Anwp=s9 unpNAos2rGCpvpupvn+@tSA$#sqCpfn<pfpf@k*A:2pD tkqQAos2rGCp@p?p@na@rMA$\
        #sqA@m0mcA:2pD p-rpApTl~pGA]]sqCn;pfn;n<@swA$^sqAnLl}pG qWrpAp-n$pGA]]sqA@qqmcA$^sqAntn#pG sLsPCo19@_o&npC@o'o\
        '@p2noCoz@@o'p2p2C@_op9o&p1VrzAo(@sq ufpNAp$,rGApVr)pGAnJr)pGAo(o)sqCpcn>pcpb@k5A8,pD tcqQAp$,rGCpCpCpCn^@rXAo\
        (o)sqA@m;mcA8,pD p%rpApVlxpGAoyoysqCn>pbn>n>@slAo(oxsqAnJlxpG qOrpAp/m{pGAoyoysqA@qfmcAo(oxsqAnrm{pG sDsPApSnp\
        wLAo)p1pjVrzAnu@sq uYpNAp9$rGApYr1pGAnGr2pGAntntsqCp^nCp^p^@kFA4$pD tVqQAp8$rGCpHpGpHnX@rjAnuntsqA@mLmcA4$pD o\
        vrpApYlppGAp-p,sqCnCp^nCnC@sZAntp-sqAnGlopG qCrpAp3mspGAp,p,sqA@qTmcAnup-sqAnnmrpG s8sVC&4@[o.njC@n|n|@p>ncCp%\
        @@n|p>p>C@[Z4o.p7VrtAn]@sq uLpNApOo+rGAp^r:pGAnCr;pGAnbnbsqCpXnHpXpX@kXA0o+pD tIqQApOo+rGCpLpLpLnS@r|AnbnbsqCp\
        ,nup,p,@m_A0o+pD XrpAp^lgpGAp?p>sqCnHpXnHnH@sHAnbp?sqAnClfpG q6rpAp6mjpGAp?p>sqA@qBmcAnbp?sqAnkmipG s+sXC*1@Z#\
        nhC@nwnw@pFnZCp*@@nwpFpFC@ZV1#p9VrrAnB@sq u|q1Aos2rGApYr1pGAnGr1pGA$$sqCpmn3pmpn@jkA:2pD twr6Aos2rGCpFpFpFnZ@r\
        eA##sqCp6nkp6p6@lwA;1pD owsaApYlppGA]]sqCn4pnn4n3@t6A$]sqAnGlppG qGsaAp1mupGA^^sqCnkp6nknk@r*A#^sqAnpmupG rusa\
        C@n}n}@p<neCp$@@n}p<p<C@p$p$@nep<Cn}@@p$nene utq1Ap$,rGAp[r7pGAnEr7pGAo(o(sqCpjn7pjpj@jwA8,pD tor6Ap#-rGCpIpIp\
        InW@roAo)o)sqA@m$mcA8,pD _saAp[ljpGAoyoysqCn7pjn7n7@t*Ao(oysqAnEljpG q?saAp4mppGAoxoxsqA@q}mcAo)oxsqAnmmppG rp\
        saAq2@sqAmo@sq uhq1Ap8$rGAp`r?pGAnAr?pGAnunusqCpen;pepf@k*A4$pD tcr6Ap8$rGCpNpNpNnR@s$AntntsqA@m6mcA5#pD RsaAp\
        `lbpGAp,p,sqCn<pfn<n;@swAnup,sqAnAlbpG q3saAp7mgpGAp-p-sqA@qkmcAntp-sqAnjmgpG risaC@nunu@pHnXCp,@@nupHpHC@p,p,\
        @nXpHCnu@@p,nXnX tmoxAou2reCq=qmq=m4@w>Ao0'sqCq2mCq2q^@h8A<5p/ s;q-Aot2reCphq+phmv@twAo1'sqCp[n(p[py@j]A<5p/ q\
        fr?Aou3reCp<pOp<nQ@rPAo1(sqCp.nbp.p?@m$A;5p/ teoxAp&-reCq@qpq@m1@wHAo$o.sqCq0mEq0q[@h@A:1p/ s3q.Ap&,reCpiq.pim\
        s@u$Ao$o-sqCpXn+pXpv@jgA:1p/ q^r@Ap&-reCp>pRp>nN@rZAo$o.sqCp-nep-p<@m.A:1p/ tXoyAp;%reCqDqtqDm-@wVAnnn|sqCq-mJ\
        q-qV@hPA8*p/ s'q/Ap;$reCpmq2pmmo@u2Annn|sqCpVn/pVpr@juA8+p/ qQrAAp<$reCpBpXpBnH@rkAnnn{sqCp(njp(p7@m>A7*p/ tKo\
        zApRo,reCqGqyqGm(@wgAnYnlsqCq)mOq)qQ@haA5#p/ rwq/ApRo,reCpqq7pqmj@uBAnYnlsqCpRn4pRpm@k(A5#p/ qErBApRo+reCpFp^p\
        FnC@r{AnYnlsqCp$nop$p2@mLA5$p/ q%qQHsgCpE@@n[pppoVq2C@pEpE@n1poHk:An1n2q>VmoAppn2q> q%qzAnYpFmcVq2ApGpFmcHsgCp\
        +@@p*pGnZVmoC@nwp+@nYnZ q8rZHs@CZ@@&oyoyVpiC@ZZ@o(oyHkaC&@@Zo(o(Vn8C@&&@oyo( w)s3Aoy@sqVpNAo(@sq q%qIHsgCpJ@@n\
        VpxpwVq2C@pJpJ@n)pwHk:An)n*q>VmoApxn*q> q%r%Anbp>mcVq2Ap?p>mcHsgCp%@@p%p?ncVmoC@n|p%@nbnc q8rVHs@Ao~o}q>VpiAo#\
        o}q>HkaAo#o$q>Vn8Ao~o$q> v~s3Ap,@sqVpNAnu@sq q%q=HsgAq'q&q>Vq2Amzq&q>Hk:Amzm{q>VmoAq'm{q> q%r1Annp2mcVq2C@ozo'\
        @p3p2HsgCoz@@ozp3noVmoC@o'oz@nnno q8rNHs@Cos@@o.p(p(VpiC@osos@nyp(HkaCo.@@osnynyVn8C@o.o.@p(ny vrs3ApD@sqVpNAn\
        ]@sq q8rZHr)CZ@@&oyoyVpiC@ZZ@o(oyHlxC&@@Zo(o(Vn8C@&&@oyo( q8rVHr)Ao~o}q>VpiAo#o}q>HlxAo#o$q>Vn8Ao~o$q> q8rNHr)\
        Cos@@o.p(p(VpiC@osos@nyp(HlxCo.@@osnynyVn8C@o.o.@p(ny q8rZHpuCZ@@&oyoyVpiC@ZZ@o(oyHn,C&@@Zo(o(Vn8C@&&@oyo( q8r\
        VHpuAo~o}q>VpiAo#o}q>Hn,Ao#o$q>Vn8Ao~o$q> q8rNHpuCos@@o.p(p(VpiC@osos@nyp(Hn,Co.@@osnynyVn8C@o.o.@p(ny q2rZHow\
        CV@@*ososVpuC@VV@o.osHo*C*@@Vo.o.Vn,C@**@oso. q2rVHowAowowq<VpuAo*owq<Ho*Ao)o*q<Vn,Aoxo*q< q2rNHowC_@@!p!p!Vpu\
        C@__@o!p!Ho*C!@@_o!o!Vn,C@!!@p!o! sHqMAHCruL-q;ANPmTHpVADHr/LmpqqA8=ruLSmfA20mTHnJA<8r/ q%qQHq2L$oyHn.AnYpFmcV\
        q2ApGpFmcHpjL<otC?A@>?EHn<An1n2q>VmoAppn2q> t'qQHpeCpE@@n[pppoVq2C@pEpE@n1poHmoL]o(HpsCp+@@p*pGnZVmoC@nwp+@nYn\
        ZHn7LDo-CA?@BA; q8rZHp3LnspFC&ovo!@p!pKHp.L<[HnCC&@@Zo(o(Vn8C@&&@oyo( sxrZHp^CZ@@&oyoyVpiC@ZZ@o(oyHnnLp.nZCZo+\
        p!@o!nUHns q%qIHq.Lo(p,Hn>Anbp>mcVq2Ap?p>mcHpcL;o{A?N1HnDAn)n*q>VmoApxn*q> t/qIHp]CpJ@@nVpxpwVq2C@pJpJ@n)pwHms\
        LoynuHpcCp%@@p%p?ncVmoC@n|p%@nbncHn>LEo&AA21 sDqJAQGrhL,q;AJJmiHpVAHPr/LmpqqA/9rhLTmfA66miHnJA80r/ q8rVHp-Lnsp\
        FC!o{ny@p(pWHp%L=WHnKAo#o$q>Vn8Ao~o$q> t#rVHpUAo~o}q>VpiAo#o}q>HntLp.nZC_o&p(@nynIHn| q%q=HpxLntpDHncAnnp2mcVq\
        2C@ozo'@p3p2HpML:p'A@^$HnYAmzm{q>VmoAq'm{q> tDq=HpGAq'q&q>Vq2Amzq&q>Hn)Lp-n]Hp>Coz@@ozp3noVmoC@o'oz@nnnoHnSLFn\
        zA@#$ s>qFA_LruL,q;ACBmTHpVAN[r/LmpqqA!4ruLTmfA=>mTHnJA2%r/ q8rNHotLnwpACo'p-nf@p:p|HWL?HHndCo.@@osnynyVn8C@o.\
        o.@p(ny t;rNHp=Cos@@o.p(p(VpiC@osos@nyp(Ho-Lp*n`Cozntp;@ngn%H) swp|Coq%@o&pEovVt,C@o{oq[n[ovLm{n0A:=njHnZCo0@@\
        opn|n}VmuC@o1o0@p%n}HpFAF=nj t5q=LmzprAo0Lp<HnZA7HmVVq,AIHmVHpFAoqLp<Lq'prAN9ldVjuA29ld srpvCovo0@n|pRo|Vt,C@p\
        %ovoqnNo|Lm{n0C??@@??HnZCo+@@ovntnuVmuC@o+o+@p-nuHpFC@@?AA? t:qCLmzprAo+Np?HnZC?@@@?@Vq,C@@?@A@HpFAovNp?Lq'prC\
        @@@AA?VjuC@?@@?? sjpmCo~o)@nqpgp(Vt,C@p0o~oxn:p(Lm~n2Hn_Co#@@o}nhniVmuC@o$o#@p9niHpB t/q^Ln0paAo#Qp=HnfVpqHp;A\
        o~Qp=Lpqpa pUp9Lv&v&A$]sqLmPmPVpEC@o{oq[n[ovLm{n0A:=njHnZCo0@@opn|n}VmuC@o1o0@p%n}Hp-LmemdA]$sq swp|Coq%@o&pEo\
        vVqqLo(o(VmXA29ldLnRpBL$$ rLriA2BYHnZA7HmVVq,AIHmVHpFAoqLp<Lq'prAN9ldVn3 p[p3Lv&v&Ao(oysqLm_m_Vp1C@p%ovoqnNo|L\
        m{n0C??@@??HnZCo+@@ovntnuVmuC@o+o+@p-nuHowLmrmrAoyo(sq srpvCovo0@n|pRo|VqaLnunuVmyC@?@@??Ln`p7Lo(o) rIrrA5AQHn\
        ZC?@@@?@Vq,C@@?@A@HpFAovNp?Lq'prC@@@AA?Vn7 pdp+Lv&v&Anup,sqLmsmtVoqC@p0o~oxn:p(Lm~n2Hn_Co#@@o}nhniVmuC@nxn|@pB\
        niLn*n)Ap,nusq sjpmCo~o)@nqpgp(Vq8Ln]n]VnvL#YLntnu rEr~C>AB@9AHnfVpqHp;Ao~Qp=LpqpaVnU swp|Coq%@o&pEovVqqLm]m[ \
        srpvCovo0@n|pRo|VqaLmZm[ sjpmCo~o)@nqpgp(Vq8Lmcmc sCp|Coq%@o&pEovVt,C@o{oq[n[ovLm{n0A:=njHnZCo0@@opn|n}VmuC@o1\
        o0@p%n}HpFAF=nj s^q=Lm{prAo0Lp<HnZA7HmVVq,AIHmVHpFAoqLp<Lq&prAO9ldVjuA19ld tyrLAot3rGA@r6q2A#%sqCp.nlp.p5@mDA:\
        2pD s>pvCovo0@n|pRo|Vt,C@p%ovoqnNo|Lmzn0C@?@@@?HnZCo+@@ovntnuVmuC@o+o+@p-nuHpFC@@@A@? sdqCLmzprAo+Np?HnZC?@@@?\
        @Vq,C@@?@A@HpFAovNp?Lq'prC@@@AA?VjuC@?@@?? tqrKAp%/rGA@r@q2Ao'o+sqCp+nop+p2@mNA8,pD s6pmCo~o)@nqpgp(Vt,C@p0o~o\
        xn:p(Lm~n2Hn_Co#@@o}nhniVmuC@o$o#@p9niHpB sXq^Ln0paAo#Qp=HnfVpqHp;Ao~Qp=Lpqpa tftvAJ$pDCp&nup&p,@m_Ap/nxsqA@rP\
        q2Anh'rG r`q2Coq$@o&pEovVscC@o{oq]n[ovLn*n<A;>nkHnaCo0@@oqn|n|Vn&C@o0o0@p%n|Hp@AE>nk u)qIAos1rGApRqwpIAnNqwpIA\
        $#sqCpcnBpcp_@k>A:2pD rzqPLn+peAo0Lp;HnaA7ImVVp{AIImVHp@AoqLp;LpvpeAO9ldVk>A19ld t4rPAot4rGCp;pCp;n^@r,A!&sqCp\
        ,nop,p2@mLA;2pD rZq,Covo0@n|pRo|VscC@p%ovoqnNo|Ln*n<C@@@@@@HnaCo+@@ovntntVn&C@o+o+@p-ntHp@C@@@@@@ t~qIAp#,rGAp\
        Uq|pIAnKq|pIAo)o(sqCp`nEp`p[@kJA8,pD s#qVLn*peAo+Np>HnaC?@@??AVp{C@A?@AAHp@AovNp>LpwpeC@@@AA?Vk>C@?@@?? t,trAG\
        +pDCp(nsp(p.@mXAo{o*sqA@r8q2An|/rG rRq#Co~o)@nqpgp(VscC@p0o~oxn:p(Ln.n?HneCo#@@o~nhnhVn&C@o#o#@p9nhHp< trqJAp8\
        !rGApXr(pIAnHr(pIAnunssqCpZnJpZpV@k]A4$pD ruqpLn=pTAo#Qp=HnlVpeHp5Ao~Qp=LpdpT s}trAJ#pDCp$nxp$p)@miAp/nwsqA@rH\
        q2Anh'rG rJpvApK4puAp$p>puVp2ApJ5qkA@rXq2AnV5qkVp2An}p>puAnU4puLn1nBHnjCnw@@p*nZnZVn&ApFnZq>Hp7 teqJApNo)rGAp]\
        r1pIAnDr1pIAncnasqCpTnOpTpQ@koA0o+pD svrjVq>AG5ZCo|n}o|p$@myA95Z tvpbAos0rGApvr`pMAn+r`pMA%!sqApil`nSAn8l`nSA9\
        2pD qvqSCop$@o%pEovVr}C@o|op]n[ovLnDnPA:>njHntCo1@@oqn}n|Vn@C@o0o1@p$n|Hp-AF>nj t/qaAos1rGCpfpcpfn>@soA$#sqCpT\
        nNpTpR@kmA:2pD r3qrLnDpPAo0Lp<HntA8ImVVpaAHImVHp-AoqLp<Lp]pPAO9lcVl$A19lc sAr^Aot3rGCp4p<p4ne@qqA#%sqCp$nwp$p*\
        @mgA:2pD tnpcAp#)rGApyrfpMAn(rfpMAo*o&sqApglfnSAn:lfnSA7-pD qpqMCovo/@n{pSo|Vr}C@p&ovornMo|LnDnPC@@@@@@HntCo+@\
        @ovnuntVn@C@o+o+@p,ntHp-C@@@@@@ t'qaAp#,rGCpipepin<@syAo)o(sqCpRnRpRpN@kyA8,pD r8qxLnDpPAo+Np?HntC@@@?@AVpaC@A\
        @@@AHp-AovNp?Lp]pPCA@@AB?Vl$C@?A@>? s9r]Ap%/rGCp8p?p8nb@q{Ao'o*sqCo~n|o~p%@msA8+pD tbpcAp7o0rGAp}ropMAn$ropMAn\
        wnqsqApclonSAn>lonSA3$pD qhqDCo~o(@nqphp(Vr}C@p0o~oyn9p(LnHnSHnxCo$@@o~ninhVn@C@o#o$@p8nhHp) sxqbAp7!rGCpopjpo\
        n7@t.AnvnssqCpLnWpLpI@l.A4$pD r.r4LnVp@Ao#Qp>Ho#VpJHo~Ao~Qp>LpJp@ s-r]Ap:'rGA@r.q2AnrnwsqCoyo$oyo}@n&A5#pD r;q\
        KC@nWnW@pvn+CpI@@nWpvpvVqRC@pIpI@n+pvCnW@@pIn+n+ rdqKVqRC@p/nr@pMpMCp/@@p/pMnSVmNC@nrp/@nSnSCnr@@nrnSpM sLv!Cn\
        +7@pvm%loAoy@sqC@qQn)pwsBq+Ap0mvnYAoy@sqC@pvpv7m%r2Vp=HpaA@oysqHleA@o(sqHpa r3qKArN@sqVqRAlR@sq rlqKVqRC@p)nx@\
        pEpECp)@@p)pEn[VmNC@nxp)@n[n[Cnx@@nxn[pE sDv*Amqncp;AnbmTpGAp,@sqC@qIn.prs4q%Ap.m|nYAp,@sqAnbqLpGAmqp>p;Vp-HpX\
        A@p,sqHleA@nusqHpX r'qKArg@sqVqRAl:@sq rxqKVqRC@o~o#@p9p9Co~@@o~p9nhVmNC@o#o~@nhnhCo#@@o#nhp9 s8v4Amtnbp7An_mK\
        pGApD@sqC@q?n6pkr|pyAp+n(nYApD@sqAn_qUpGAmtp?p7VotHpLA@pDsqHleA@n]sqHpL pUp9Lv&v&A$]sqLmxmyAn2o|p-Vp=HpaA@oysq\
        HleA@o(sqHpaVndCn+7@pvm%loAoy@sqAr~qFlvLo!o#AniMo{CnW@@pIn+n+VnZLmNmNA]$sq r<q5CHnbne@punACpI@@nWpvpvVqRA;o}WL\
        o-o,C@=@C@8VmNC@nrp/@nSnSCnr@@nrnSpMVQ rds#Vo{C@p/nr@pMpMAov;$ uYtQA_n?nsAoy@sqAo'q!p2 p[p3Lv&v&Ao(oysqLm}m}An\
        ;ozp'Vp-HpXA@p,sqHleA@nusqHpXVntAmqncp;AnbmTpGAp,@sqC@pdn=@q`q`ApY%nvLo*o+Am@n2qzVn_LmPmPAoyo(sq r;pyArFp#s0Vq\
        RA=_ULnxnxVmfC@nxp)@n[n[Cnv@@nwn[pF rls7VVC@p3nqJpZpC u[t<ATnTn~Ap,@sqAo-pwp, pdp+Lv&v&Anup,sqLn'n'AnHouo|VotH\
        pLA@pDsqHleA@n]sqHpLVo-Amtnbp7An_mKpGApD@sqArHqAm+L,,Am6n$qrVndLmTmSAp,nusq rEpNArHpMr^VqJLn]n]VnJC@o#o~@nhnhC\
        &@J&nnot rxsTCCowo*>p2p1 u`siADo(,ApD@sqA,p]oy qwqKAs$@sqVqRAmgq9q>CpT@@pTqFmZAp_@sqAnZq_pGAmxpAp3VKHp?A@p_sqH\
        leA@nBsqHp?V5Amxn`p3AnZmBpGAp_@sqC@pTnL@qFqFAmgmhq> r<q5CHnbne@punACpI@@nWpvpvVqRA;o}W r;pyArFp#s0VqRA=_U rEpN\
        ArHpMr^VqJ s%paCAB?>CFAosNrIVopCo}p!n~o%q+pmCp.p)Znbp%qWC.nkp2Wn&n+Lno)VrCCEo|oy+n}pSC!PopMn+@Ao*o/o~C0)3X@nLC\
        G33Gowo0Cop/!.p~DVk9AC6p& r}pGAHU4Ao{Xr'VotCo}o{o$o'q&peCp3p.oqn_o~qlC3nep6Xn%m}Lny,VrCA>Lo|C<p.p(@n6pNCnv@@p1\
        n5nLC@npnv@plnLAp4Pp$Vk=AF/p5 rvpGAN>s<CAC?=CIAp(owqeVosCo{oyo%o)p|paCp7p2ounXp!qtA3?rhC3ngp4Xn*n$Lo*2Vr7A8Xp6\
        C8p7p/@n0pICnf@@pBn.nEC@n_nf@psnEAp(FXVkNAK%p> v{pAVpqLm_ozVsNA=Jp*C;p'o~@nQp5Cn{@@p-nQnbC@ntn{@pOnbAp*Io{VkOA\
        I/pWVo1 pAq$HrBA@oysqHl_A@o(sq pAr[HrBA@oysqHl_A@o(sq pAt6Hq8A@oysqHmiA@o(sq w#p:Vp|LmboyVsKA7TpFC4oxox@nOp0Co\
        #@@p&nLn]C@n{o#@pTn]Ap!Jo{VkSAL)pVV$ pApyHrBA@p,sqHl_A@nusq pArSHrBA@p,sqHl_A@nusq pAt.Hq8A@p,sqHmiA@nusq w!p3\
        AHGqZVp|A;Gq!LmlowVsFA2oppMC3o~o{@nHp,Cnr@@p5nEnUC@nlnr@p[nUAosCQVkbAQo/pUV.AE9q! pApmHrBA@pDsqHl_A@n]sq pArGH\
        rBA@pDsqHl_A@n]sq pAt!Hq8A@pDsqHmiA@n]sq vEpTAoy@sqVsaA:NpDC<o}ox@n_p.Co$@@p%n^nkC@n}o$@pCnlAo}Goy szq8Aoy@sqV\
        saA:NpDC<o}ox@n_p.Co$@@p%n^nkC@n}o$@pCnlAo}Goy qQqyAoy@sqVsaA:NpDC<o}ox@n_p.Co$@@p%n^nkC@n}o$@pCnlAo}Goy v=pTA\
        p,@sqVsaA5VpQC6otos@n[p+Co(@@o}nYnfC@nsn~-plnn srq8Ap,@sqVsaA5VpQC6otos@n[p+Co(@@o}nYnfC@nsn~-plnn qIqyAp,@sqV\
        saA5VpQC6otos@n[p+Co(@@o}nYnfC@nsn~-plnn v1pTApD@sqVsaA/orpUC5oyow@nUp'Cnx@@p.nQn_C@nins8phna sfq8ApD@sqVsaA/o\
        rpUC5oyow@nUp'Cnx@@p.nQn_C@nins8phna q=qyApD@sqVsaA/orpUC5oyow@nUp'Cnx@@p.nQn_C@nins8phna t,r'LpbpbA#^sqLn?n?A\
        ^#sq s5s2LovovLH7Arbn>ulAl^p~r0L6JLXXA$^sqL('Lm#r!A##sqLq~m#Lo+o+A^$sq s|s9AYUqeAp@QnyCpH@@pHptn-C@nXpH@n-n-Cn\
        X@@nXn-ptC@op,(ZpM slq{AosDq!LpbpbADosq!Cp56@p2pMn7C@n^pC@n5n5Cno@Jnln7pM sjrMAVp4ntA^Xq1Ap'No( s:s,LQQAs$nOu<\
        AlXq-r(LQQAo(oxsqL..Lm(qxAo)o)sqLqxm(Lo1o1Aoxo(sq s|qkA[Kp?LpbpbAK[p?Cp!1@o~p1nGC@nfp;@nAnACo#@Oo!nGp1 t#rtAGN\
        /AICW s-rvCo+n3n-@qKlqCq?@pkn6pyr|AmKp#pfAnjotraC<=CC66Lm1qpAntntsqLqpm1L))Aotnjra tIs>LABLCA t2qbAQKoxLpbpbAK\
        QoyC_0@oqoxnZC@nop2@nNnNCo0@P!nZox rzriAs0mOrjAmOs0rjAnR[r1Lm:qgAnbnbsqLqgm:L22A]nSr- pMs{C@meme@rdl<Cq<@@merd\
        reVp.AALLVq%C@osot@nxp)Ho#Co.@@osnynxVm|C@o.o.@p(nxHo~ALALV.C@m{q&@lfleCm{@@m{lfr<VRAL?LHo~Cos@@o.p(p)Vq%C@oso\
        s@nyp)Ho#Co-@@osnxnxVm|AA4L pEs{C@m`m`@rll4CqA@@m`rlrmVp{A>Ko{Vp6Ansp-q>Ho#Antntq>Vm|Ap-nsq>Ho~LDAAnemLnUCnKnK\
        pUnKkc@AneqTnULD?Ho~Ap-p.q>Vq%Antp-q>Ho#Ansntq>VnkA>5o{ p9s{C@mXmY@rxl(CqG@@mXrxryVp{A9Wp1Vp*C@o{o{@nlp5Ho#Co&\
        @@o{nmnlVm|C@o&o&@p4nlHovAnhm]nWCnPnPpPnPku@AnhqDnWHovCo{@@o&p4p5Vq%C@o{o{@nmp5Ho#Co&@@o{nlnlVnwA9)p1 q:syHXCp\
        $@@n}p<p<Vq%C@p$p$@nep<Ho#Cn}@@p$ndneVo%A4o.p:Vn&C@mQmR@s(kyCqN@@mQs(s(Vp{A4osp:Vo|C@p$p$@ndp<Ho#Cn}@@p$neneVm\
        |C@n}n}@p<neHXC?n1pp@m*m+Cn1@An1m*qv s4r<VsSC@o~o}@nip8Co$@@o~niniVm=CnkOozp(mfnoCn{nmo!p6:mCCo~njn_(qRnkCpAW>\
        n[plq5 t0r<CBn[n`WplmlCpB(o#njqRp6Cp!p6p&nm:q^Co'p(p6Omfp2VqdC@o~o}@nip8Co$@@o~nini rir<C?nqp.QnQn5Cns/osn{m|p\
        &Co.p&o*n}Eq.Covp$ntUq(ozA[SqjVr!C@R.@]]CR@@R]$ tXr<VsSC@R.@]]CR@@R]$Vm!A[-qjCp-Uo+p$q(o'Cown}osp&EmsCo.n{p./m\
        |n{CnsQAnqnQpl s<r;VsTC@p&p&@nap@Cn{@@p&nanaVmGCnkLoyp'mhnjCnynjn}p:9m9Cp$ngn[(q[nhCpEX>nXprq< t(r;CBnXn[Xprme\
        CpE(n}ngq[p9Cp$p:p(nj9qhCo(p'p6Lmhp7VqYC@p&p&@nap@Cn{@@p&nana rar=C?ntp*PnWn<Cnv/oqn~n'p#Co0p#o-o#Eq$Coto~nxSp\
        |oxAowZqjVr!C@[@[oy@ tar=VsRC@[@[oy@Vm!Aow&qjCp)So-o~p|o)Coto#oqp#Em}Co0n~p+/n'n~CnwPAntnWpe sHr;VsTC@p.p.@nTp\
        LCns@@p.nTnTVmUCnkGoyp'mjncCnvnfnzp?9m+Cp'ncnV'qincCpKZ>nRp{qH syr;CBnRnUZp{mXCpJ'nzncqip>Cp'p?p+nf9qvCo(p'p6G\
        mjp>VqKC@p.p.@nTpLCns@@p.nTnT rTr=C?nzp&On`nGCn|1^o&n5o{C#o|o1o'DptCoqoyn}RpoosAp*owqjVr!AP@k0 tmr=VsRAP@k0Vm!\
        Ap*o*qjCp$Ro0oypoo.Copo'^o|Dn-C#o&p%1n5o&Cn{OAnzn`pY uup;ANovsqLkbpuHsXCp4@@nmpUpUVr/C@p4p4@nKpUHj6AnKnKq>VlrC\
        @nmnm@pUnKCD@<@M@AL4pJ q%rPCo+@@o+ntp-Vr/Ap-p-mcHtkCov@@ovp-ntVlrC@o+ov@ntnt tJsLHp|A@oysqHn%A@o(sq q*tJC@nene\
        @pcn?Cp<@@nepcpbC@p=p<@n>pcCne@@p=n>n> qRtJC@p!o!@p:p:Cp!@@p!p:ngC@o!p!@ngnhCo!@@o!ngp9 tJtwHp|A@oysqHn%A@o(sq\
         usp3ASp)sqLl0peHs*Cp:@@ngp^p^Vr/C@p9p:@nCp^Hj6AnCnCq>VlrC@n_nd@pfnCAN5p5 q%rXCo0@@o0n|p%Vr/Ap%p%mcHtkCoq@@oqp\
        %n|VlrC@o0oq@n|n| tJsDHp|A@p,sqHn%A@nusq q!tJC@n`n_@pkn7CpB@@n`pkpjC@pBpB@n6pkCn_@@pBn6n6 qZtJC@ozo(@p2p2Coy@@\
        ozp2noC@o(oy@nonpCo(@@o(nop1 tJtoHp|A@p,sqHn%A@nusq uop(A[p?sqLlqpMHrBCpA@@n`pjpjVr/C@pApA@n7pjHj6An7n7q>VlrC@\
        n]n_@pln7AP6p# q%reC(@@(o+ovVr/AovovmcHtkCX@@Xovo+VlrC@(X@o+o+ tJs8Hp|A@pDsqHn%A@n]sq pstJC@nWnV@pwn+CpJ@@nWpw\
        pvC@pJpJ@n*pwCnV@@pJn*n* qgtJC@oro0@p&p&Coq@@orp&n{C@o0oq@n{n|Co0@@o0n{p% tJtcHp|A@pDsqHn%A@n]sq tJsPA@oqk0Hp|\
        A@o0k0 q.tJC@p:ng@p_p_Cp:@@p:p_nBC@nhp:@nBnCCng@@nhnBp^ qNtJC@n}n|@p>ndCp%@@n}p>p=C@p%p%@ncp>Cn|@@p%ncnc tJt{A\
        @oqk0Hp|A@o0k0 tJsJA@o}k0Hp|A@o$k0 q(tJC@p>nc@pepeCp>@@p>pen<C@ncp>@n<n<Cnc@@ncn<pe qUtJC@o%o$@p7njCo}@@o%p7p7\
        C@o}o}@njp8Co$@@o}njni tJtuA@o~k0Hp|A@o#k0 tJs@A@p4k0Hp|A@nmk0 p{tJC@pEn]@popoCpD@@pEpon2C@n]pD@n2n3Cn]@@n]n2p\
        n q_tJC@o+o*@p.ntCow@@o+p.p-C@owow@nsp.Co*@@ownsns tJtkA@p4k0Hp|A@nmk0 r!p&HrqCp/@@nqpNpOVtkC@p0p/@nRpOHl0Cnr@\
        @p0nRnQVj6ApNnQq> r!pNAn{p'mcVtkC@oro0@p&p'HrqCoq@@orp&nzVj6C@o/oq@n{nz s&qyC@o*o*@p.nsCow@@o*p.p.C@owow@nsp.C\
        o*@@ownsns sNqyC@Y@You@C@'@'o,@ r5tWAr#pTv$Al~nLrI r^tWC@p3nn@pSpSCp3@@p3pSnMC@nnp3@nMnMCnn@@nnnMpS r!o{HrqCp5\
        @@nlpVpWVtkC@p5p5@nJpWHl0Cnl@@p5nJnIVj6ApVnIq> r!pVAo&o|mcVtkC@]%@o{o|HrqC[@@]o{o%Vj6C@$[@o&o% r{qyC@o%o%@p6nk\
        Co|@@o%p6p6C@o|o|@nkp6Co%@@o|nknk sVqyAT@k0A,@k0 r-tWAr0pYv$AlqnGrI rftWC@p.ns@pKpKCp.@@p.pKnUC@ntp.@nUnUCns@@\
        ntnUpK r!_HrqCp=@@ndpcpdVtkC@p=p=@n>pdHl0An>n=q>Vj6Apcn=q> r!pcA!opmcVtkC@T-@_opHrqCS@@T_o1Vj6C@,S@!o1 roqyC@n\
        yny@pBn_Cp(@@nypBpBC@p(p(@n_pBCny@@p(n_n_ s_qyAD@k0A<@k0 q~tWArEpcv$Al[n>rI rrtWC@p&n{@p?p?Cp&@@p&p?nbC@n{p&@n\
        bnbCn{@@n{nbp? s*qyC@oto-@p*p*Cot@@otp*nwC@o-ot@nwnwCo-@@o-nwp* sJqyC@22@V*CN@@2VVC@NN@*VC2@@N** r9tWC@pKnU@px\
        pxCpK@@pKpxn)C@nUpK@n)n)CnU@@nUn)px rYtWC@nlnk@pWnICp6@@nlpWpWC@p6p6@nIpWCnk@@p6nInI s#qyC@oyo(@p1p1Coy@@oyp1n\
        pC@o(oy@npnpCo(@@o(npp1 sPqyC@*@*oq@C@V@Vo0@ r2tWAr'nKh}AlzpUlW r`tWC@npnp@pQnOCp1@@nppQpQC@p2p1@nOpQCnp@@p2nO\
        nO rwqyC@p#n~@p:p:Cp#@@p#p:ngC@n~p#@ngngCn~@@n~ngp: sZqyAL@sqA4@sq r)tWAr7nDh}Aljp]lW rjtWC@nvnv@pGnYCp+@@nvpG\
        pGC@p+p+@nYpGCnv@@p+nYnY p{pgHtyCp4@@nmpTpUVrIC@p4p4@nLpUHj(Cnm@@p4nLnKVlWC@nmnm@pTnK p{q2Co+@@o+nup-VrIC@ovo+\
        @p,p-HtyCov@@ovp,ntVlWC@o+ov@nunt r/vRHrVA@oysqHlJA@o(sq p{p_HtyCp9@@nhp]p^VrIC@p9p9@nDp^Hj(Cnh@@p9nDnCVlWC@nh\
        nh@p]nC p{q:Co1@@o0n}p%VrIC@oqo1@p$p%HtyCop@@oqp$n|VlWC@o0op@n}n| r/vJHrVA@p,sqHlJA@nusq p{pRHtyCpA@@n`pipjVrI\
        C@pApA@n8pjHj(An8n7q>VlWC@n`n`@pin7 p{qFC(@@(o,ovVrIC@X(@ouovHtyCX@@Xouo+VlWC@(X@o,o+ r/v>HrVA@pDsqHlJA@n]sq p\
        {pFHtyCpI@@nVpvpvVrIC@pJpI@n+pwHj(CnW@@pJn+n*VlWC@nVnW@pvn+ r/v1HrVA@p^sqHlJA@nCsq pup@Hu(Cp0@@nrpNpNVr]C@p0p0\
        @nRpOHm`LOp`HoxA@oysqHlJA@o(sqHoxLOnAHm`Cnq@@p0nRnQVlDC@nrnq@pNnR pupiCo/@@o0n{p&Vr]C@oro/@p&p'Hu(Cor@@orp&nzV\
        lDC@o0or@n{n{ s1uIL2p`HpoL2nA pup8Hu(Cp5@@nlpVpVVr]C@p5p5@nJpWHmiLMpOHoqA@p,sqHlJA@nusqHoqLMnQHmiCnl@@p5nJnIVl\
        DC@nlnl@pVnJ pupqC$@@%o&o{Vr]C@]$@o{o|Hu(C]@@]o{o%VlDC@%]@o&o& s8uQL4pOHp]L4nQ pup,Hu(Cp=@@ndpcpcVr]C@p=p=@n>p\
        dHmwLIp7HVA@pDsqHlJA@n]sqHVLInjHmwCnd@@p=n>n=VlDC@ndnd@pcn> pup}C,@@-!_Vr]C@T,@_opHu(CT@@T_o1VlDC@-T@!! sCu^L7\
        p7Hp@L7nj pup:Hu(Cp0@@nqpNpNVrwC@p/p0@nRpNHm`LNpRHp!A@oysqHl>A@o(sqHp!LNnNHm`Cnq@@p/nRnRVl*ApNnRq> pupcAn{p&mc\
        Vr(Hv0VlyC@o/or@n{n{ pBt8VowC@oqo/@p&p&Hu(Cor@@oqp&n{Vo* s1u]L2pRHpoL2nN pup2Hu(Cp5@@nlpVpVVrwC@p5p5@nJpVHmjLK\
        pBHoxA@p,sqHl>A@nusqHoxLKn_HmjCnl@@p5nJnJVl*ApVnJq> pupkAo&o{mcVq}Hu}Vm$C@$]@o&o& pJt@V_C@[$@o{o{Hu(C]@@[o{o&V\
        ! s8ueL4pBHp]L4n_ pup&Hu(Cp=@@ndpcpcVrwC@p=p=@n>pcHmwLIp*H]A@pDsqHl>A@n]sqH]LInwHmwCnd@@p=n>n>Vl*Apcn>q> pupwA\
        !_mcVqqHueVm0C@,T@!! pVtLVRC@S,@__Hu(CT@@S_!V. sBuqL8p*Hp@L8nw q_ptHsTCp+@@nvpHpHVrwA,Tq>Hj(A,,q>Vl*C@nvnv@pHn\
        X q_q?C$@@#o$o}VrcHtPVl>C@#]@o$o$ p'u~HvgA@p$sqHh:A@n}sq q_plHsTCp0@@nppPpPVrwA$]q>Hj(A$$q>Vl*C@npnq@pPnP q_qG\
        C)@@)o,ouVrZHt@VlFC@)W@o,o, p'utHvgA@p7sqHh:A@njsq q_p`HsTCp8@@nhp]p]VrwAo(oyq>Hj(Ao(o(q>Vl*C@nhni@p]nD q_qSC1\
        @@1(XVrNHt(VlRC@1O@(( p'ufHvgA@pTsqHh:A@nLsq rVowHqeCp=@@nepcpbVt_C@p<p=@n>pbHm<Cnd@@p<n>n?VjBApcn?q> rVpBAngp\
        9mcVt_C@p!o!@p:p9HqeCp!@@p!p:nhVjBC@o!p!@ngnh s3ptHpNA@oysqHnRA@o(sq rwv/Hq$A@oqsqHm}A@o0sq rV_HqeCpB@@n_pkpjV\
        t_C@pBpB@n6pjHm<Cn_@@pBn6n7VjBApkn7q> rVpJAnop1mcVt_C@oyo'@p2p1HqeCoz@@oyp2npVjBC@o(oz@nonp s3plHpNA@p,sqHnRA@\
        nusq rwv)Hq$A@o~sqHm}A@o#sq rVRHqeCpJ@@nVpwpvVt_C@pJpJ@n*pvHm<CnV@@pJn*n+VjBApwn+q> rVpVAn{p%mcVt_C@oqo/@p&p%H\
        qeCor@@oqp&n|VjBC@o0or@n{n| s3p`HpNA@pDsqHnRA@n]sq rwu|Hq$A@p4sqHm}A@nmsq rVEHqeAq'q&q>Vt_Amzq&q>Hm<Amzm{q>VjB\
        Aq'm{q> rVpcAo+ovmcVt_C@Z'@oxovA_ndrJHq$A_p=rJCY@@Zoxo+VjBC@(X@o+o+H-Ao*pNrEHnRAo*nRrE qlowHs:Cp8@@nip[p[VtkC@\
        p8p8@nEp[HkgCni@@p8nEnEVj6C@nini@p[nE qlpBCo'@@o'nnp3VtkC@ozo'@p3p3Hs:Coz@@ozp3nnVj6C@o'oz@nnnn rpv)Hq2A@oqsqH\
        moA@o0sq ql_Hs:Cp=@@ncpdpdVtkC@p>p=@n=pdHkgCnd@@p>n=n=Vj6C@ncnd@pdn= qlpJCo,@@o,nvp+VtkC@ouo,@p+p+Hs:Cou@@oup+\
        nvVj6C@o,ou@nvnv rpv!Hq2A@o~sqHmoA@o#sq qlRHs:CpE@@nZppppVtkC@pFpE@n1ppHkgCn[@@pFn1n1Vj6C@nZn[@ppn1 qlpVC$@@$o\
        %o|VtkC@]$@o|o|Hs:C]@@]o|o%Vj6C@$]@o%o% rpuvHq2A@p4sqHmoA@nmsq q%paHtkCp8@@nip[p[Vs:C@p8p8@nEp[Hj6Cni@@p8nEnEV\
        kgC@nini@p[nE q%q,Co'@@o'nnp3Vs:C@ozo'@p3p3HtkCoz@@ozp3nnVkgC@o'oz@nnnn rjuEHq>A@oqsqHmcA@o0sq q%pXHtkCp>@@ndp\
        dpdVs:C@p=p>@n=pdHj6Cnc@@p=n=n=VkgC@ndnc@pdn= q%q4Co,@@o,nvp+Vs:C@ouo,@p+p+HtkCou@@oup+nvVkgC@o,ou@nvnv rju>Hq\
        >A@o~sqHmcA@o#sq q%pLHtkCpF@@n[ppppVs:C@pEpF@n1ppHj6CnZ@@pEn1n1VkgC@n[nZ@ppn1 q%q@C$@@$o%o|Vs:C@]$@o|o|HtkC]@@\
        ]o|o%VkgC@$]@o%o% rju5Hq>A@p4sqHmcA@nmsq rVp&HqXASPq%LYpeApBpppjVq>An_pppjL'peA-Pq%HmHA,0q%L'n<An_n1pjVmcApBn1\
        pjLYn<AT0q% rgpNL/p@CD@<@M@Hq?CD@<@M@L0na rcqgCnn@@nnnMpSVq>ApSpSmcHq?Cp3@@p3pSnMVmcC@nnp3@nMnM v<rpAo}@sqVpAA\
        o$@sq rUv&LQp@Hq8LPnaC<@D@3@HmbC<@D@3@ rVo{HqXA[Vq%LXpaApCpvpgVq>An^pvpgL(paA%Vq%HmHA$*q%L(n@An^n+pgVmcApCn+pg\
        LXn@A]*q% rmpVL3p0HCHq?HCL3nq rcqoCnt@@nsnUpKVq>ApKpKmcHq?Cp-@@p.pKnUVmcC@nsp-@nUnU v4rpAp1@sqVpAAnp@sq r`v.LM\
        p0Hq+LMnqH=Hmb rV_HqXAoxoqq%LVpZApCpfpQAp@_rLVpAAncoqrDVp'An[p~pdL*pZAo)oqq%HmHAo)o0q%L)nFAn[n#pdVmcApEn#pdLWn\
        FAoxo0q% rwpcL8ouHq'L9o, rcq{Cn|@@n{nbp?Vq>Ap?p?mcHq?Cp&@@p&p?nbVmcC@n{p&@nbnb rov:LHouHpuLGo, qyqDHr}Cp9@!nuq\
        *pgAp)qnp&C@p>pB@n?ppCne@o~@minLHmTCo#@p<@mipTCng@@p6n?n1Ap)m3p&C_nunh@q*n: qyqmCnx@Vo&n>pQAn|qZn{C@o|n~@p9pGC\
        p*@nj@q8nLHqLCp7@nw@q8pTCp'@@p$p9nYAn|mFn{C*o&p)@n>nO r(rOAoy@sqVp'Hp&A@oysqHn{Vp&Ao(@sqVn{Hn{A@o(sqHp& uGrpAo\
        yFtKAo(:sY tPsaAoyFtKAo(:sY qyq<Hr}Cp=@o0nrq1pkAp*qrp&C@pCpG@n7pxCnb@ox@minLHmTCo)@p?@mipTCnc@@p;n7n)Ap*m/p&Co\
        qnrnd@q1n6 qyquCn|@To*nEpLAn}qWn{C@oxo&@p1p?Cp$@ng@q8nLHqLCp:@n}@q8pTCo~@@o{p1nbAn}mIn{C,o*p%@nEnT q}rOAp,@sqV\
        o|Ho{A@p,sqHo&Vo{Anu@sqVo&Ho&A@nusqHo{ u?rpAp,GtGAnu9sU tHsaAp+GtGAnv9sU qyq0Hr}CpB@o/nnq;pqAp,qxp&C@pKpO@n+q'\
        Co#@^_n;noC66N@n~o.HmTC2@J6n~osC#_o~@n;p2Cn[@@pBn+mzAp,m)p&Cornnn_@q;n0 qyr$Co$@Ro.nOpFAo!qQn{C@oqo,@p%p3Coy@n\
        c@q8nLHqLCp>@o(@q8pTCov@@osp%nnAo!mOn{C.o.o}@nOnZ qqrOApD@sqVopH_A@pDsqH!V_An]@sqV!H!A@n]sqH_ u3rpApCJtDAn^6sR\
         t<saApCItDAn^7sR r,rOVp+HnwA@oqk0Hp*Vp*Aoq@k0VnwHp*A@o0k0HnwVnvAo0@k0 uKrpC@W@Woq@Ao0@k0 tTsaC@W@Woq@Ao0@k0 r\
        &rOVp$Hn}A@o~k0Hp$Vp$Ao}@k0Vn}Hp$A@o#k0Hn}Vn}Ao$@k0 uErpAo}<jFAo$DkV tNsaAo}<jFAo$DkV qyrOVoxHo*A@p4k0HowVowAp\
        4@k0Vo*HowA@nmk0Ho*Vo)Anm@k0 u;rpAp4:jOAnmFkV tDsaAp3:jOAnnFkV qyq#Hr}CpG@o+njqGpxAp-q~p&C@pTpX@m{q3Cn|@oqorn2\
        nlC99I@o*o1HmTC7@G9o*opCo0orp%@n2p5CnT@@pIm{mnAp-m#p&CovnjnY@qGn) qorOV]H$A@pIk0H]V]ApH@k0V$H]A@nWk0H$V$AnX@k0\
         u1rpApH8jTAnXHkV t:saApG8jTAnYHkV puq1Hu(Cp8@@nip[p[Vr<C@p8p8@nEp[HiyAnEnEq>VleAp[nEq> puqYAnnp3mcVr<Ap3p3mcH\
        u(Coz@@ozp3nnVleC@o'oz@nnnn q*r]AoyFtKAo(:sY r;r]AoyFtKAo(:sY sLr]AoyFtKAo(:sY t^r]AoxFtKAo):sY uor]AoxFtKAo):\
        sY r;saAoyFtKAo(:sY sLsaAoyFtKAo(:sY t^saAoxFtKAo):sY r/tVHrVA@oysqHlJA@o(sq puq)Hu(Cp>@@ncpdpdVr<C@p>p>@n=pdH\
        iyAn=n=q>VleApdn=q> puqbAnvp+mcVr<Ap+p+mcHu(Cou@@oup+nvVleC@o,ou@nvnv q!r]Ap,GtGAnu9sU r3r]Ap,GtGAnu9sU sDr]Ap\
        +GtGAnv9sU tUr]Ap+GtGAnv9sU ugr]Ap+GtGAnv9sU r3saAp,GtGAnu9sU sDsaAp+GtGAnv9sU tUsaAp+GtGAnv9sU r/tNHrVA@p,sqH\
        lJA@nusq pupzHu(CpE@@n[ppppVr<C@pEpE@n1ppHiyAn1n1q>VleAppn1q> puqnAo%o|mcVr<Ao|o|mcHu(C]@@]o|o%VleC@$]@o%o% ps\
        r]ApDItDAn]7sR r'r]ApCItDAn^7sR s8r]ApCItDAn^7sR tIr]ApCItDAn^7sR uZr]ApCItDAn^7sR r'saApCItDAn^7sR s8saApCItD\
        An^7sR tIsaApCItDAn^7sR r/tBHrVA@pDsqHlJA@n]sq q.r]C@W@Woq@Ao0@k0 r?r]C@W@Woq@Ao0@k0 sPr]C@W@Woq@Ao0@k0 tbr]C@\
        W@Woq@Ao0@k0 usr]C@W@Woq@Ao0@k0 r?saC@W@Woq@Ao0@k0 sPsaC@W@Woq@Ao0@k0 tbsaC@W@Woq@Ao0@k0 r/tZA@oqk0HrVA@o0k0 q\
        (r]Ao}<jFAo$DkV r9r]Ao}<jFAo$DkV sJr]Ao}<jFAo$DkV tZr]Ao~<jFAo#DkV ulr]Ao~<jFAo#DkV r9saAo}<jFAo$DkV sJsaAo}<j\
        FAo$DkV tZsaAo~<jFAo#DkV r/tTA@o~k0HrVA@o#k0 p{r]Ap4:jOAnmFkV r/r]Ap4:jOAnmFkV s@r]Ap3:jOAnnFkV tQr]Ap3:jOAnnF\
        kV ucr]Ap3:jOAnnFkV r/saAp4:jOAnmFkV s@saAp3:jOAnnFkV tQsaAp3:jOAnnFkV r/tJA@p4k0HrVA@nmk0 sLqXAoy@sqVpTAo(@sq\
         qDr<C@mKn&n&sJmsAp2q.pGVr<C@qUp{p{kVq.AnomspG qmr<Vr<ArcpolWAp&n2nYVleAl>n2lWAn{ponY sDqXAp,@sqVpTAnu@sq q<r<\
        C@mDm~n!sXmmAp4q4pGVr<C@q]q#q!kHq4AnmmmpG qur<Vr<ArTpilWAp$n8nYVleAlLn8lWAn}pinY s8qXApD@sqVpTAn]@sq q0r<C@n+n\
        +@r$l}Cpv@@n+r$r$Vr<C@pvpv@l}r$Cn+@@pvl}l} r$r<Vr<Arm@k0VleAl4@k0 sPqXVpTAoq@k0VnLAo0@k0 sJqXVpTAo}@k0VnLAo$@k\
        0 s@qXVpTAp4@k0VnLAnm@k0 rBp@Hr0Cp#@@n~p;p;Vp3Hp&Cp4@@nmpUpUVqEC@p4p4@nKpUHn{Vp3C@owox@nrp.HlXCo)@@ownrnsVnnHn\
        {AnKnKq>Vm[C@nmnm@pUnKHp&VnnC@n~n~@p;nf rBpiC,@@,o1opVp3HroVnnC@,T@o1o1 q%r6Co+@@o+ntp-VqEAp-p-mcHp&VnYC@o*o)@\
        p/nsHrHCox@@o*p/p.VpGHp&Cov@@ovp-ntVm[C@o+ov@ntnt uZs3C@..@[%CR@@.[[C@RR@%[C.@@R%% r6t8C4@@5-RVqRC@L4@SRHrHCL@\
        @LS.VmNC@5L@-. rBp8Hr0Cp(@@nypCpCVp+Ho{Cp:@@nhp^p^VqEC@p9p:@nCp^Ho&Vp+C@o|o}@njp6HlXCo$@@o|njnkVnvHo&AnCnCq>Vm\
        [C@nhng@p^nCHo{VnvC@nyny@pCn^ rBpqC2@@2)WVp+Hr_VnvC@2N@)) q%r>Co0@@o0n|p%VqEAp%p%mcHo{VnbC@o%o$@p7nkHrHCo}@@o%\
        p7p6Vp?Ho{Coq@@oqp%n|Vm[C@o0oq@n|n| uUs3Ap4@sqAnm@sq r6t@A5JmVVqRAKJmVHrHAK6mVVmNA56mV rBp,Hr0Cp0@@nqpOpOVo|H_\
        CpA@@n`pjpjVqEC@pApA@n7pjH!Vo|C@p(p(@n^pBHlXCny@@p(n^n_Vo%H!An7n7q>Vm[C@n`n`@pjn7H_Vo%C@nqnq@pOnQ rBp}A5KmVVo|\
        HrFVo%A55mV q%rJC(@@(o+ovVqEAovovmcH_VnnC@nzny@pCn_HrHCp(@@nzpCpBVp3H_CX@@Xovo+Vm[C@(X@o+o+ uNs3C@'&@oxo)CY@@'\
        oxoxC@ZY@o)oxC&@@Zo)o) r7tLVqNHrFVmR qyp?Hr}CR@@/[[Vo~C@RR@%[Hl$C.@@R%%Vo#A[%q> q%qkHtkCp4@@nmpUpUVqEC@p4p4@nK\
        pUHo1Vn8C@nup,@nXnXHleCnu@@nunXpHVpiHo1AnKnKq>Vm[C@nmnm@pUnK uUs-Ap4@k0Anm@k0 r6smHrHCox@@o*p/p.VqRC@owox@nrp.\
        HlXCo)@@ownrnsVmNC@o*o)@p/ns qyp:Hr}Aoqoqq:Vo~Ao0oqq:Hl$Ao0o0q:Vo#Aoqo0q: q%qcHtkCp:@@nhp^p^VqEC@p9p:@nCp^H)Vn\
        0C@npp1@nPnPHleCnp@@npnPpPVpqH)AnCnCq>Vm[C@nhng@p^nC r6seHrHCo}@@o%p7p6VqRC@o|o}@njp6HlXCo$@@o|njnkVmNC@o%o$@p\
        7nk qyp3Hr}CZ@@'oxoxVo~C@ZZ@o)oxHl$C&@@Zo)o)Vo#C@'&@oxo) q%qVHtkCpA@@n`pjpjVqEC@pBpB@n6pjVn$C@o,oqUo'nLADnmjuA\
        )p*l^Anw7o-HleCna@@nan:phVp}An6n7q>Vm[C@n`n`@pjn7 r6sXHrHCp(@@nzpCpBVqRC@p(p(@n^pBHlXCny@@p(n^n_VmNC@nzny@pCn_\
         v:puAJoxsqLj)puA6o)sq pusLHu(Cp,@@nupHpHVpTC@p,p,@nXpHHiyCnu@@p,nXnXVnLC@nunu@pHnX pusuC#@@#o$o}VpTC@^#@o}o}H\
        u(C^@@^o}o$VnLC@#^@o$o$ rptdHrIA@oysqHlWA@o(sq qDtxAoyFtKAo(:sY v8pmANp*sqLj)puA2nwsq pusDHu(Cp1@@nppPpPVpTC@p\
        1p1@nPpPHiyCnp@@p1nPnPVnLC@npnp@pPnP pus}C)@@)o,ouVpTC@W)@ououHu(CW@@Wouo,VnLC@)W@o,o, rpt[HrIA@p,sqHlWA@nusq \
        q<txAp+GtGAnv9sU v5paATpBsqLj)puA,n_sq pus8Hu(Cp9@@nhp]p]VpTC@p9p9@nDp]HiyCnh@@p9nDnDVnLC@nhnh@p]nD put,C1@@1(\
        XVpTC@O1@XXHu(CO@@OX(VnLC@1O@(( rptOHrIA@pDsqHlWA@n]sq q0txApCJtDAn^6sR rpthA@oqk0HrIA@o0k0 qHtxC@W@Woq@Ao0@k0\
         rptbA@o~k0HrIA@o#k0 qBtxAo}<jFAo$DkV rptWA@p4k0HrIA@nmk0 q8txAp3:jOAnnFkV r;p:Aoy@sqVp;A?E]Hp;A?;]VnfAoy@sqVp\
        ;A?E]Hp;A?;]VnfAoy@sqVp;A?E]HSCp0@@nqpOpOVSAE?]Hp;A@oysqHnfA;?]Vp;AE?]Hp;A@oysqHnfA;?]Vp;AE?]Hp;A@oysqHnfA;?]V\
        SC@p0p0@nQpOH-AAE]Vp;Ao(@sqVnfAA;]HnfAAE]Vp;Ao(@sqVnfAA;]HnfAAE]Vp;Ao(@sqVnfAA;]H-Cnq@@p0nQnQV-A;A]HnfA@o(sqHp\
        ;AEA]VnfA;A]HnfA@o(sqHp;AEA]VnfA;A]HnfA@o(sqHp;AEA]V-C@nqnq@pOnQHSA?;] r)qRCo/@@o/nzp'VrcC@oro/@p'p'HrcCor@@or\
        p'nzVl>C@o/or@nznz r}rNHpuC_@@!p!p!VpuC@__@o!p!Hn,C!@@_o!o!Vn,C@!!@p!o! r}rwA:FmVVpuAFFmVHpuAF:mVVn,A::mV r3p:\
        Ap,@sqVp8Hp)VniAp,@sqVp8Hp)VniAp,@sqVp8CpD@@n]pbpbHp8A@p,sqHniVp)Hp8A@p,sqHniVp)Hp8A@p,sqHniC@pDpD@n?pbVp8Anu@\
        sqVniHnxVp8Anu@sqVniHnxVp8Anu@sqVniCn]@@pDn?n?HniA@nusqHp8VnxHniA@nusqHp8VnxHniA@nusqHp8C@n]n]@pbn? r)qZC$@@$o\
        %o|VrcC@]$@o|o|HrcC]@@]o|o%Vl>C@$]@o%o% r}rFHpuCot@@o-p*p*VpuC@otot@nwp*Hn,Co-@@otnwnwVn,C@o-o-@p*nw s!s!VpqHp\
        qVn0 r'p:ApD@sqVp,H^VnuApD@sqVp,H^VnuApD@sqVp,Cp;A?nfpbpbHp,A@pDsqHnuV^Hp,A@pDsqHnuV^Hp,A@pDsqHnuC?p;p;?n?pbVp\
        ,An]@sqVnuH#Vp,An]@sqVnuH#Vp,An]@sqVnuCnf?Ap;n?n?HnuA@n]sqHp,V#HnuA@n]sqHp,V#HnuA@n]sqHp,CAnfnfApbn? r)qgC,@@,\
        o1opVrcC@T,@opopHrcCT@@Topo1Vl>C@,T@o1o1 r}r:HpuCo|@@o%p6p6VpuC@o|o|@nkp6Hn,Co%@@o|nknkVn,C@o%o%@p6nk s.s.VpXH\
        pXVnH r}rRC%@@%o&o{VpuC@[%@o{o{HpuC[@@[o{o&Vn,C@%[@o&o& r}rsHpuAJJqJVpuA6JqJHn,A66qJVn,AJ6qJ r}rLCo1@@o1n}p$Vp\
        uC@opo1@p$p$HpuCop@@opp$n}Vn,C@o1op@n}n} r}rzHpuACCqJVpuA=CqJHn,A==qJVn,AC=qJ r}rBCo*@@o*nsp.VpuC@owo*@p.p.Hpu\
        Cow@@owp.nsVn,C@o*ow@nsns s&s&HpiVpiHn8 phqQHuBCp'@@nzpApAVqXC@p(p'@n`pBH'Vp3Ao(@sqVnnHnAVp3Ao(@sqVnnHn:Vp3Ao(\
        @sqVnnHnAVp3Ao(@sqVnnH'An`n_q>VmHApAn`q> phqzAo+ovmcVqXC@Y(@ovowHuBCX@@Yovo*VmHC@(X@o+o+ qHrUHpbCW@@(ououVpGC@\
        WW@o,ouHn?C)@@Wo,o,VnYC@()@ouo, thrUHpbCW@@(ououVpGC@WW@o,ouHn?C)@@Wo,o,VnYC@()@ouo, qLr~Vp?HpYVnb tlr~Vp?HpYV\
        nb phqIHuBCp,@@nupIpIVqXC@p-p,@nWpJH/Vp+Anu@sqVnvHnQVp+Anu@sqVnvHnJVp+Anu@sqVnvHnQVp+Anu@sqVnvH/AnWnVq>VmHApIn\
        Wq> phr%A#^mcVqXC@T-@^_HuBCS@@T^!VmHC@-S@## qHrMHpbC^@@#o}o}VpGC@^^@o$o}Hn?C#@@^o$o$VnYC@##@o}o$ thrMHpbC^@@#o\
        }o}VpGC@^^@o$o}Hn?C#@@^o$o$VnYC@##@o}o$ qTs)Vp/HpIVnr tts)Vp/HpIVnr phq=HuBCp4@@nmpUpUVqXC@p9p7@nFpVVo|An]@sqV\
        o%HnjVo|An]@sqVo%HncVo|An]@sqVo%HnjVo|An]@sqVo%AnFnJqCVmHApUnKq> phr1A/QmcVqXC@K5@QRHuBCK@@KQ.VmHC@5K@// qHrAH\
        pbCou@@o+p,p,VpGC@ovou@nup,Hn?Co+@@ovnunuVnYC@o+o+@p,nu thrAHpbCov@@o+p,p,VpGC@ovov@nup,Hn?Co,@@ovnunuVnYC@o+o\
        ,@p,nu qas5VotHp1Vo- u#s5VotHp1Vo- qHrYC+@@+o0oqVpGC@U+@oqoqHpbCU@@Uoqo0VnYC@+U@o0o0 thrYC+@@+o0oqVpGC@U+@oqoq\
        HpbCU@@Uoqo0VnYC@+U@o0o0 qHrzHpbVpGHn? thrzHpbVpGHn? qHrRC'@@'o*oxVpGC@Y'@owowHpbCY@@Yowo*VnYC@'Y@o*o) thrRC'@\
        @'o*oxVpGC@Y'@owowHpbCY@@Yowo*VnYC@'Y@o*o) qNs#HpTVp;HnL tos#HpTVp;HnL qHrICo1@@o0n}p$VpGC@opo1@p$p$HpbCop@@op\
        p$n}VnYC@o0op@n}n} thrICo1@@o0n}p$VpGC@opo1@p$p$HpbCop@@opp$n}VnYC@o0op@n}n} qXs-HpAVp'Hn` txs-HpAVp'Hn` q2pMH\
        tPCp,@@nupHpHVpTC@p+p,@nXpHHjPCnu@@p+nXnXVnLC@nunu@pHnX q2pvC#@@#o$o}VpTC@^#@o}o}HtPC^@@^o}o$VnLC@#^@o$o$ t1qb\
        Hp{A@oysqHn&A@o(sq qWqvAoyEtKAo(;sY q2t#HtPCp,@@nvpHpHVpTC@p,p,@nXpHHjPCnu@@p,nXnXVnLApHnXq> q2tKAo$o}mcVpTC@^\
        #@o}o}HtPC^@@^o}o$VnLC@#^@o$o$ t1u7Hp{A@oysqHn&A@o(sq qWuKAoyFtKAo(:sY q2pEHtPCp1@@nppPpPVpTC@p1p1@nPpPHjPCnp@\
        @p1nPnPVnLC@npnp@pPnP q2p~C(@@(o,ouVpTC@W(@ououHtPCX@@Wouo,VnLC@(X@o,o, t1qYHp{A@p,sqHn&A@nusq qOqvAp,GtGAnu9s\
        U q2sxHtPCp1@@nppPpPVpTC@p1p1@nPpPHjPCnp@@p1nPnPVnLApPnPq> q2tSAo,oumcVpTC@X(@ououHtPCX@@Xouo,VnLC@)X@o,o, t1u\
        /Hp{A@p,sqHn&A@nusq qOuKAp,GtGAnu9sU q2p9HtPCp9@@nhp]p]VpTC@p9p9@nDp]HjPCnh@@p9nDnDVnLC@nhnh@p]nD q2q-C1@@1(XV\
        pTC@O1@XXHtPCO@@OX(VnLC@1O@(( t1qMHp{A@pDsqHn&A@n]sq qCqvApCItDAn^7sR q2slHtPCp9@@nhp]p]VpTC@p9p9@nDp]HjPCnh@@\
        p9nDnDVnLAp]nDq> q2t`A(XmcVpTC@O1@XXHtPCO@@OX(VnLC@1O@(( t1u#Hp{A@pDsqHn&A@n]sq qCuKApCJtDAn^6sR q8q$HtDCp8@@n\
        ip[p[VrVC@p8p8@nEp[Hj]Cni@@p8nEnEVlJC@nini@p[nE q8qLCo'@@o'nnp3VqQHugVmOC@o'oz@nnnn pUtXVp-C@ozo'@p3p3HtDCoz@@\
        ozp3nnVnt uNu;AoxFtKAo):sY q8pyHtDCp>@@ndpdpdVrVC@p=p>@n=pdHj]Cnc@@p=n=n=VlJC@ndnc@pdn= q8qTCo,@@o,nvp+VqIHuVV\
        mWC@o,ou@nvnv p^taVp%C@ouo,@p+p+HtDCou@@oup+nvVn| uFu;Ap+GtGAnv9sU q8pmHtDCpE@@n[ppppVrVC@pEpE@n1ppHj]Cn[@@pEn\
        1n1VlJC@n[n[@ppn1 q8qaC$@@$o%o|Vq=Hu>VmdC@$]@o%o% pjtmVovC@]$@o|o|HshAozngt$A=p:qvHSC]@@]o|o%Vo+ pAt4A@oqk0Hv2\
        A@o0k0 uRu;C@W@Woq@Ao0@k0 pAt.A@o}k0Hv2A@o$k0 uKu;Ao~<jFAo#DkV pAt$A@p4k0Hv2A@nmk0 uBu;Ap3:jOAnnFkV slqiAX,qUC\
        pNP0nRq9q9Ao)GsqC3nep<Mn+n+A/-q' r[saC@nmnm@pUnKCp4@@nmpUpUC@p4p4@nKpUCnm@@p4nKnK s'saC@ovo+@p-p-Cov@@ovp-ntC@\
        o+ov@ntntCo+@@o+ntp- sdqiAor$qUCpRQ/nNq@q@AnvJsqC4nhp9Ln1n1A)%q' rSsaC@nhnh@p^nCCp9@@nhp^p^C@p9p9@nCp^Cnh@@p9n\
        CnC s/saC@oqo0@p%p%Coq@@oqp%n|C@o0oq@n|n|Co0@@o0n|p% sWqiAp#o(qUCpXR.nHqJqJAn^NsqC5nnp3Kn;n;Ao/o)q' rGsaC@n`n`\
        @pjn7CpA@@n`pjpjC@pApA@n7pjCn`@@pAn7n7 s;saC@X(@ovovCX@@Xovo+C@(X@o+o+C(@@(o+ov spqfAMRmcCp?M3nbpzpzAop:k0C1nS\
        pMOmkmkA-Mmc r`saC@p1np@pQpQCp1@@p1pQnOC@npp1@nOnOCnp@@npnOpQ s#saC@o(o(@p1npCoy@@o(p1p1C@oyoy@npp1Co(@@oynpnp\
         sjqiARVmzCp<L4neptptAo~8k0C/nPpPQmemeA&WmK rYsaC@p6nk@pWpWCp6@@p6pWnIC@nkp6@nInICnk@@nknIpW s`qiA[opmzCp7L4nj\
        plplAp35k0C/nLpTQm^m^Ao*oqmK s3saC@##@o~o#C^@@#o~o~C@^^@o#o~C#@@^o#o# q8q,Anap@mcVr}C@p&n{@p@p@HtDCp&@@p&p@naV\
        l$C@n{p&@nana qgrALphpaA@_qDLn9paA$#sqLpXnNLnHnNA]#sq snt^Hq+A@oysqHmvA@o(sq q8q4Anip8mcVr}C@o}o$@p8p8HtDCo}@@\
        o}p8niVl$C@o$o}@nini qlr;LphpbA@oyqDLn9pbAo*o'sqLpQnTLnOnTAowo'sq sntUHq+A@p,sqHmvA@nusq q8q@Anup,mcVr}C@ovo+@\
        p,p,HtDCov@@ovp,nuVl$C@o+ov@nunu qtr2LpipbA@p.qDLn8pbAnwnssqLpHn]LnXn]Ap*nssq sntIHq+A@pDsqHmvA@n]sq qdrDA*Wk0\
        Lp[pULnEpUAVWk0Lphn@A@(m] sntbA@oqk0Hq+A@o0k0 qhr?A!oqk0LpVpQLnJpQA_oqk0Lpin?A@o0m] sntZA@o~k0Hq+A@o#k0 qor8Ao\
        $p!k0LpOpJLnQpJAo}p!k0Lphn?A@o!m] sntQA@p4k0Hq+A@nmk0 qlp-HqfANFp>LqXqXAFNp>Vs3C@p4p4@nKpUHl>AnKnKq>VjVC>n~o#P\
        p5nLAF?_ qppUC$K@$o-p-VtJAp-p-mcHrcCov@@ovp-ntVkvLmTmT rjs9Hq>Cos@@o.p(p(Vq+C@osos@nyp(HmcCo.@@osnynyVmvC@o.o.\
        @p(ny rjsbA4LmVVq+ALLmVHq>AL4mVVmvA44mV qlp%HqfATHpDLqXqXAHTpDVs3C@p9p:@nCp^Hl>AnCnCq>VjVC=nzn}Qp:nDAI?_ qqp^C\
        *I@)$p%VtJAp%p%mcHrcCoq@@oqp%n|VkyLmXmY rjs1Hq>Cox@@o)p0p0Vq+C@oxox@nqp0HmcCo)@@oxnqnqVmvC@o)o)@p0nq rjsjA<DmV\
        Vq+ADDmVHq>AD<mVVmvA<<mV qlovHqfA]LpDLqXqXAL]pDVs3C@pApA@n7pjHl>An7n7q>VjWC=ntnwSpBn8AM>_ qtpjC0H@/-ovVtJAovov\
        mcHrcCX@@Xovo+Vk~Lm`ma rjs%Hq>Cp$@@n}p<p<Vq+C@p$p$@nep<HmcCn}@@p$neneVmvC@n}n}@p<ne rrsvVpxHq.Vn) rjs=Co0@@o0n\
        }p$Vq+C@opo0@p$p$Hq>Coq@@opp$n}VmvC@o0oq@n}n} rjs^Hq>CJ@@6PPVq+C@JJ@0PHmcC6@@J00VmvC@66@P0 rjs6Co,@@o,nvp+Vq+C\
        @oto,@p+p*Hq>Cou@@otp+nwVmvC@o,ou@nvnv rjsdHq>AJJqJVq+A6JqJHmcA66qJVmvAJ6qJ rjs-Co&@@o&nmp4Vq+C@o{o&@p4p4Hq>Co\
        {@@o{p4nmVmvC@o&o{@nmnm rjsnHq>Vq+Hmc r/p)Ho{AYNp[Lq>r<ADBnLHpoCox@@nwpcp/C@p*ox@n>p/Hn2A<BnLLmcr<A'Np[Ho&Lp?l\
        ZA<:mAHn%A<BnTLnopEHo(Losm|A@>o%Lo.m|HoyLp2pEADBnTHp|AD:mA r)p$Hp$A^PpZLq>r<HpoCq1@q1@@puHn2Lmcr<A#PpZHn}LpAlT\
        Hn%LnmpGHn}LotmvLo-mvHp$Lp4pGHp| r)ozHp$AotSp`Lq<r9HpkCp$@@nnpop;C@p3p$@n2p;Hn6Lmer9Ao-Sp`Hn}A97q`Lp>l^Hn3Lnop\
        EA:BpLHn}A98qZLotmwLo-mwAG8qZHp$AFBpLLp2pEHpnLncl^AG7q` r)orHp$AozWp^Lq:r5HpgCp)@@nhpwpCC@p9p)@n*pCHn:Lmgr5Ao'\
        Wp^Hn}A1-q`Lp<lhHnALnqpAA4FpQHn}A2.qZLosmyLo.myAN.qZHp$ALFpQLp0pAHp`LnelhAO-q` rBpnHr0Cp*@0nypapBLoup`Ap8pipjV\
        puC@osos@nyp(H/Vo}Anu@sqVo$Hj{Vo}Anu@sqVo$H/Co.@@osnynyVn,Ap8n8pjLounACPnynw@pan_ rBq9Co,@Ko.ngp&L#pJHt>L#nVC5\
        o.ou@ngn{ q)s1A>AKAnxpHn0VpuALLmVHouAS@p9HtJAS@p9HouAL4mVVn,AnxnXn0A>?KH>HjB q>tDC@''@oxo*CY@@'owowC@YY@o*owC'\
        @@Yo)o* u5tDC@''@owo*CY@@'oxowC@YY@o)owC'@@Yo*o* rBpfHr0Cp-@/nupipGLotp^Ap9pnphVpuC@o~o{@nkp0VouAn_@sqVo,Hk4Vo\
        uAn_@sqVo,Co&@@o~nknqVn,Ap9n3phLotnCCQnunt@pinY rBqACo0@Ko1nno~L'p?Ht(L'nbC5o1oq@nno# q+s9An|pAn0VpuADDmVHZAow\
        @pZHt8Aow@pZHZAD<mVVn,An|n`n0 q:tDApJ@sqAnV@sq u0tDApJ@sqAnV@sq rBpYHr0Cp4@-noptpPLospXCp#^@nvp;pvVpuC@ozo{<np\
        p<VXAn<@sqV(HkVVXAn<@sqV(Co&<@oznpneVn,C@nvn~^p;n+LosnHCSnonm@ptnP rBqMC&@H'nzouL,p0HscL,nqC8'Z@nzo, q.sEAo(p5\
        n3VpmHFAp3@poHs|Ap2@poHFVn4Ao(nln3 q2tDC@o/o/@p'n{Cor@@o/p&p&C@oror@n{p&Co/@@ornzn{ u)tDC@o/o/@p&n{Cor@@o/p'p&\
        C@oror@nzp&Co/@@orn{n{ q+rjA@oqk0Ht_A@o0k0 q6tGApQ@k0AnO@k0 u-tGApQ@k0AnO@k0 q+rcA@o~k0Ht_A@o#k0 q+rYA@p4k0Ht_\
        A@nmk0 rBpLHr0Cp:@+niq#pYLoqpSCp&oq@nsp=q!VpuC@oyoz7nvpFC@oq]-o/p@An9nor,C@=@D@5Hk{C@op[.o/p=An9nor,V0Anvn]psV\
        n,C@nsn{oqp=n!LoqnMCUning@q#nG q+rOA@pHk0Ht_A@nXk0 s:qDHpaApSowpGLpYp]Cp*L@ntpKpZVpbA,Tq>Ho*A?o(.HSVnSC@o/opHn\
        znpA4Dp9HjpA1:pELnxFCo/E@o.nxp-VpMHNA>oy!Ho0A,,q>Vn?C@nunuGpLnKLp%;Lp<nLApQo!pX s:qmAnp_nHLnspAHq.VnA t%qmVp`H\
        qNLn^n[Ank&nY s2t~HpWA>oy%HnMA>o(. ptu;C@nqnq@pOnRCp/@@nqpNpNC@p0p/@nRpOCnq@@p0nQnQ q?u;C@oro/@p'p'Coq@@orp&nz\
        C@o/oq@n{n{Co/@@o/nzp& tVu;C@nqnq@pOnRCp0@@nqpNpNC@p0p0@nRpOAnQnQq> u!u;Ap'p'mcCor@@orp&nzC@o/or@n{n{Co/@@o/nz\
        p& s:q<HpaApXoypGLpXp[Cp.N@nqpOpbVpbA$]q>Ho1A?nu'HDVn[C@%YHo'nxA2Dp)HjpA/:p6Ln{FC$D@#o!p%VpCA<p.o+H(A$$q>Vn?C@\
        npnqGpSnCLp!;Lp9nPApXn{pX s:quAnv[nILn}p4HpsVnQ t-quVpOHq3LnlnjAnp(nZ s9tvHpJA<p,o,Hn]A>nu' plu;C@nlnl@pWnJCp5\
        @@nlpVpVC@p5p5@nJpWCnl@@p5nInI qGu;C@]$@o|o|C[@@]o{o%C@%[@o&o&C$@@%o%o{ tNu;C@nlnl@pWnJCp5@@nlpVpVC@p5p5@nJpWA\
        nInIq> u*u;C@p(@p2pI@C@%[@o&o&C$@@%o%o{ s:q0HpaApbo}pGLpUpXCp2P@nlpUpmVpbAo(oyq>C<@D@5@A#n+nQV,A#o(n#A2CowHjpA\
        ,;p)Lo!ECo0E@#o-p&Ao,p}nJC(@@Yo$o(Vn?C@niniHp_n7Loy<Lp7nSApbnwpX sEr$C(@O,nuVLo.o~HpN t9r$Vp7HphLo!n~Any,nY sL\
        tjHp#A<pDn{Ho(A=n]n{ p`u;C@ndnd@pdn>Cp=@@ndpcpcC@p=p=@n>pdCnd@@p=n=n= qSu;C@T,@opopCS@@T_o1C@,S@!!C,@@,o1_ tBu\
        ;C@ndnd@pdn>Cp=@@ndpcpcC@p=p=@n>pdAn=n=q> u6u;C@ow@o}p1@C@,T@!!C,@@,o1_ s:qDHpaApSowpGLpYp]Cp*L@ntpKpZVpbA,Tq>\
        Ho*CEnVpL@n2n$An2p}mVHnMCEnVpL@n2n$An2p}mUHo0A,,q>Vn?C@nunuGpLnKLp%;Lp<nLApQo!pX s^q_VprHmXA@oqk0Ht1A@o0k0Hm+V\
        n/Ao0@k0 s:q<HpaApXoypGLpXp[Cp.N@nqpOpbVpbA$]q>Ho1CInNpV@n+mqAn)pwmcC@G@9AVHn]CInNpU@n+mqAn)pwmcC@G?9AVH(A$$q>\
        Vn?C@npnqGpSnCLp!;Lp9nPApXn{pX sVq_VplHm`A@o~k0Ht1A@o#k0Hm1Vn5Ao#@k0 s:q0HpaApbo}pGLpUpXCp2P@nlpUpmVpbAo(oyq>C\
        <@D@5@Al9@j)Ho(Al9@j)C(@@Yo$o(Vn?C@niniHp_n7Loy<Lp7nSApbnwpX sMq_VpbHmiA@p4k0Ht1A@nmk0Hm;Vn?Anm@k0 q_p@HsTCp<@\
        @ndpbpcVr}C@p)p,6n`p_Vp*Any@sqVnzHkuVp'Any@sqVnwCnu6@p)n`nBVl$C@ndne@pbn> q_piCo!@@o!nhp:VqWHu&VmIC@o!p!@nhng \
        rjqDHq>A@oysqHmcA@o(sq pvt%VpMC@p!o!@p9p9HsTCp!@@p!p9nhVnS qVtuC@**@oso.CV@@*ososC@VV@o.osC*@@Vo.o. u&tuC@**@o\
        so.CV@@*ososC@VV@o.osC*@@Vo.o. q_p8HsTCpA@@n_pjpkVr}C@p)p,2nbpeVp$Ane@sqVo%Hl,Vo|Ane@sqVn}Cnu2@p)nbn<Vl$C@n_n`\
        @pjn6 q_pqCo(@@o'npp2VqOHtsVmQC@o'oy@npno rjq<Hq>A@p,sqHmcA@nusq p~t-VpEC@oqo.;p#p0ATAp-HsHAT?p-Cos;@oqp#nqVn[\
         qRtuAp@@sqAna@sq u!tuAp@@sqAna@sq q_p,HsTCpI@@nVpvpwVr}C@p)p*-nfpnVoxAnD@sqVo1HlLVopAnD@sqVo)Cnw-@p)nfn3Vl$C@\
        nVnW@pvn* q_p}Co0@@o/n|p&VqCHtZVm^C@o/oq@n|n{ rjq0Hq>A@pDsqHmcA@n]sq q-t9Vp9C@T,9[p!AoxCpBHs2Aox=pBCT9@T[o!Vnh\
         qJtuC@!!@p!o!C_@@!p!p!C@__@o!p!C!@@_o!o! twtuC@!!@p!o!C_@@!p!p!C@__@o!p!C!@@_o!o! rjqHA@oqk0Hq>A@o0k0 pbs^A@o\
        qk0HuNA@o0k0 qRtxAp@@k0Ana@k0 u!txAp@@k0Ana@k0 rjqBA@o}k0Hq>A@o$k0 pbsVA@o~k0HuNA@o#k0 rjq8A@p4k0Hq>A@nmk0 pbs\
        MA@p4k0HuNA@nmk0 rOp&HqsA@oysqHnSVo}HpgCpA@@n`pipiVqyC@p,p05n[peLp)pSAo-TsqL*o'HkwL*ozAo-,sqLp)nMCnq5@p,n[n<Vm\
        (C@n`n`@pin8HpgVo$HnSA@o(sq r6qFCnz@@nznap@VqyC@p&nz@p@p@HrHCp'@@p&p@naVm(C@nzp'@nanaHn& rIqxHr!C_@@!p!p!VpAC@\
        ^_@o!o~Hm!C!@@^o!o#Vn`C@!!@p!o! rIrCA:FmVVpAAFEmVHr!AF;mVVn`A::mV r/tbC@++@oqo0CU@@+oqoqC@UU@o0oqC+@@Uo0o0 tQt\
        bC@++@oqo0CU@@+oqoqC@UU@o0oqC+@@Uo0o0 r?uwL/_HrXL/! rOo{HqsA@p,sqHn[V]Hp_CpF@@nZpqpqVqyC@p+p-1napkLp#pJAn|[sqL\
        ,o+Hl$L,ovAn|%sqLp#nVCnt1@p+nan6Vm(C@nZnZ@pqn0Hp_V$Hn[A@nusq r6qNCo#@@o#nip8VqyC@o}o#@p8p8HrHCo~@@o}p8niVm(C@o\
        #o~@niniHn& rIqpHr!Cot@@o-p*p*VpAC@otot@nwp)Hm!Co-@@otnwnxVn`C@o-o-@p*nw rKrKVp<Hq{Vne r*tbAp>@sqAnc@sq tLtbAp\
        >@sqAnc@sq rCv!L8NHr>L82 rO_HqsA@pDsqHnhVDHpRAp}p}q>VqyAndpnpfLo|pAAngoxsqL/o1Hl2L/opAngo)sqLo|n`Andn3pfVm(Ap}\
        n$q>HpRV<HnhA@n]sq r6qZCo+@@o+nup,VqyC@ouo+@p,p,HrHCov@@oup,nuVm(C@o+ov@nunuHn& rIqdHr!Co|@@o%p6p6VpAC@o{o|@nk\
        p5Hm!Co%@@o{nknlVn`C@o%o%@p6nk rWrWVp$HqcVn} r#tbC@##@o}o$C^@@#o}o}C@^^@o$o}C#@@^o$o$ tEtbC@##@o}o$C^@@#o}o}C@\
        ^^@o$o}C#@@^o$o$ rIq|C%@@%o&o{VpAC@[%@o{ozHr!C[@@[o{o'Vn`C@%[@o&o& rIr?Hr!AJJqJVpAA6IqJHm!A67qJVn`AJ6qJ r*tbAp\
        >@k0Anc@k0 tLtbAp>@k0Anc@k0 rIqvCo0@@o0n}p$VpAC@opo0@p$p$Hr!Coq@@opp$n}Vn`C@o0oq@n}n} rIrFHr!ACCqJVpAA=CqJHm!A\
        ==qJVn`AC=qJ rIqlCo*@@o*nsp.VpAC@ovo*@p.p-Hr!Cow@@ovp.ntVn`C@o*ow@nsns rOrOHqsVp4Hm. rORHqsAo{pHr2Apyq,q0VqyAn\
        hpsp]Lovp6AnPp'sqL2(HlBL2XAnPnzsqLovnkAnhn.p]Vm(Apymuq0Ao{nXr2 rIqbCo$@@o$nip8VpAC@o}o$@p8p7Hr!Co}@@o}p8njVn`C\
        @o$o}@niniHnPAo!@pQ rYrYHq_Vo}HmB tyq>Hp3A@oysqHnnA;GmELQp;ACELL[p/Aq6rCrvAmFlotEL1o/LnJqAA=EKA*Mq,A:@KH&AlXn)\
        uXAq6o(peL[nrAD9PL-o$H?Ho)A@o(sqHpbA@oysqH&LM_HqEL5o!Ao}nuq[ rtrqLp3q+LpHmv rQs+L1osAp)p)o} qksaAo1>0Cn_@@n_n7\
        pjC@pBn_@pjpkCp6@9p9pjnJHn7A.$qt uVsaLp%p`Ao,PsqLnzn=Co+U@o(n|p[C@pBn_@pkpkCpB@@pBpjn6C@n_pB@n7n7Ao1B0 r4smLo*\
        pGHpJC=o/opQn}nY s,tNADUMHE tyq6Hp3A@p,sqHnqLQp6ACFJLXp)Aq7rQrpAlOmirqL#p%C?BA>=EA!Qp~C?@B@;@H-AlKmxuLAq7o%paL\
        XnxCA>?AC<L0o,Ho.A@nusqHpbA@p,sqC;@E@2@LFNHq6L7o,Ap(nkq[ s#ryLp(pnLp9n3 tos=L,otAZ*S rQs?L;KAOKI q_sgCn^9@nZn,\
        pbC@p=ne@pbpcCp-@6p/panZHn@A'o)qs ucsgLo}pVAnzWsqLo!nEC#U@o.o*pOC@p=nd@pcpcCp<@@p=pbn>C@nZpC9n,n? r7syL$p3Hp4A\
        o,nnnY tyq*Hp3A@pDsqHo#LMp&CAA@>BELTo}Aq9rirgAl5n8r@C?CA>=GAo'WpvC;@D@2@Al9mdu;Aq9n|pZLSo$L6)H&A@n]sqHpbAZp:rS\
        HpbL:+Ap4n[q[ s5s(LotpFLp$nZ qLssCnl@@nlnJpUC@p5nm@pUpVCo{@3o|pQnsHnOAo,nuqt uussLovpEAndorsqLo)nUC/S@'*p:C@p5\
        nl@pVpVCp4@@p5pUnJC@nlp5@nJnK r;t1L2_HopA/!o& typzHp3A@p^sqH$LHorLBELPotCpi0@n7qsqTC@qBpmpmk|p|AnznPp/C4IN@o(J\
        AmPq!pzCm`@n4pmn&k|Aq:nwpULM!L<5H.A@nCsqHpbAp&p:qhHp8Ap?nFqd sIs5LQoyLWo( q7t$Co!F@o$nlpGC@p,nu@pIpIC]@1Yp<o0H\
        neAn}nbqt v-t$L]p1AnLo}sqL!nmA9o{o)C@p,nu@pIpICp,@@p,pInWC@o$p!FnlnY snpSHpAAo|orq+Lo}q*A?^p7LnHrDAo&^q!HmzC9p\
        /p-@nFpGCni@@p8nEnEC@nini@p[nECp-@9nrpZpGHq'AE<n1LpWl^A@<nqLo%mwA;<n'Hn`A@o(sq pcuiC@ozo'@p3p3Coz@@ozp3nnC@o'o\
        z@nnnnCo'@@o'nnp3 tquiC@nini@p[nECp8@@nip[p[C@p8p8@nEp[Cni@@p8nEnE u<uiC@ozo'@p3p3Coz@@ozp3nnC@o'oz@nnnnCo'@@o\
        'nnp3 snpKHpAAp'oxq,Lo|q*A?osp5LnIrCAn{otq!Hn$C7p0p-@n?pGCnc@@p>n=n=C@ncnc@pdn=Cp-@7nqpbpGHp{LpVl`Lo&myHnbA@nu\
        sq pkuiC@ouo,@p+p+Cou@@oup+nvC@o,ou@nvnvCo,@@o,nvp+ tiuiC@ncnd@pdn=Cp>@@ncpdpdC@p>p>@n=pdCnd@@p>n=n= uDuiC@ouo\
        ,@p+p+Cou@@oup+nvC@o,ou@nvnvCo,@@o,nvp+ snp?HpAAp3p#q-Lo|q*A>o{p7Lnpq:ApB-p-CpF@@n[ppppC@pEpF@n1ppCnb@DpAn1n<A\
        nw^pdHn.C3p1p/@n5pGCnZ@@pEn1n1C@n[nZ@ppn1Cp/@3npplpGHpiLpRlkLo)n)HnkA@n]sq pwuiC@]$@o|o|C]@@]o|o%C@$]@o%o%C$@@\
        $o%o| uPuiC@]$@o|o|C]@@]o|o%C@$]@o%o%C$@@$o%o| tQp~LqFrLAo,p5r)Hm[C$@@]o%o&VlTC@o%)o,pB) t0q7A;Al8VrLACBmVHqEA\
        B=lx r5r/CXo-@o%pBXVq=C@][@o&o{Hn?Ao-nlr+ rWrELn?q>ABClvHpbAB>mVVmdA<>l: p4u:HvLAR]qoC!p<pH@mdp{HkgCnX@_p<mdn&\
        AR$qo pTucCXp!nw@phpFHs:Cp*@(p!phnZ tXpzLqFrLCUosoy@o%pAHm[Co/@@ornzn{VlTAoun}q.Ap-Uq. t3qKVr3Hq6 r/r+Ap,+q-Ao\
        up%q-Vq=C@oror@n{p&Hn?Co(@*oso&n_ rSrYLnOq%HpQ p4u2HvLAZoxqoCo0p@pL@m[q#HkgCnT@oqp@m[m~AZo)qo pbukCWovo#@pZp6H\
        s:Co~@)ovpZnk tcpsLqFrLCZo{p&@nxpTHm[Co'@@oznnnoVlTAo~nqq.Ap:Zq. t?quVqZHpq r%r$Ap:'q-Ao}p0q-Vq=C@ozoz@nop2Hn?\
        Cn{@$oznynL rGs%LnspMHp. p4u&HvLAovp,qoCo.pEpR@mPq*HkgCnN@ospEmPmwAovnuqo pyuwApCo{nLHs:ApCo&nL ripbAoy@sqVp9H\
        pLVnhAoy@sqVp9Hp:Cp#@@n~p;p<VpaLpFZAL[qGLngqEA-LpoCni@p;o-mf4Cn}Xp$Xn&@Cnfo-p8@mfLA-4poLngm[AL%qGLpF&Vn@Ap;neq\
        >Hp: r!qsAo1oqmcVpSLqKntAL@p-LqKp-VnMC@+T@o1o0 sas(LlRpLLp-q#Cot<o,@pZ'Cp9@n`owq<SCo~)n~.pt;AozK)Lp-m~ p-vgC@o\
        )1;pM:CouNo,RpS=Cp#)n~)pw@CotRo-RpN@Cp#)n~)pw@Ap%No$A@oysqAnj.p!Cnao*p7@mlRCnj@p@o*ml.Co!Wp#Rn,EAnw4o-A,,q> ra\
        pbAp,@sqVp1Hp<VnpAp,@sqVp1Hp2Cp(@@nxpCpDVpZLp@YARovqGLnfqEA&QpoAnf1ouCo-3or0nSBCn|Yp%Ym}@Co/0ot3nS>C+HRVnOEA<9\
        [Lnfm[ARo+qGLp@'VnFApCn]q>Hp2 r!q{A)XmcVpHLq@nxAR@p-Lq@p)VnXC@1N@)( sas1Ll^pHLp'prCor:o,@pU(Cp9@ndovq8SCp$)n|.\
        p{;AorJ/Lp'n/ p%vgA]$q>Ap;OouCotMo/QpM=Cp%(n|'p~@CorQo/QpH@Cp%'n|(p~@Ao~Mo$A@p,sqAng-p!Co./or/nU@Cn|Yp%Yn&@Co/\
        /os/nU@Cn~Xp&Sn&EAnz5o.A$$q> rTpbApD@sqVp%Hp$Vn|ApD@sqVp%Hp&Cp0@@nppOpPVpQLp8VAYp)qGLnfqEC/o|opLn;ICo14op1n^BC\
        ny[p([ms@Co11op4n^>Co1LQo|n;7Lnfm[AYnxqGLp8*VnOApOnPq>Hp& r!r*A5LmVVp8Lq1n|AX@p4Lq1p%VniA54mV sas=LlnpCLo{p]Co\
        q8o-@pN*Ap?Up!CopOo1OpD@Cp&&ny,q':AVG6Lo{nD ovvgAoyo(q>Ap@PouCopLo1PpC=Cp(&ny&q+@C_O!Op>@Cp(&ny&q+@AoyLo$A@pDs\
        qAnb,p!Co11_1n`@CnyZp(Zmy@C!1op1n`@Cn{Yp)TmzEAn~6o.Ao(o(q> phptHr]Cp(@@nypBpBVp&HpYAp8owp`Lp4pPAPp)p6Vp>C@owox\
        =ntp5A=o(*CN>@MT'VncA7!nkLnmnOAo-,nAHnGVqYC)W?o0%pMHn'A=o(*HppVkuC@'Y@o*o*HlDC(@@'o+owVs,H[A=oy*Ho$A,,q>VkaC@n\
        ynz@pAn_ ptucC@nunv@pHnXCp,@@nupHpHC@p+p,@nXpHCnv@@p+nXnX q?ucC@]#@o}o}C^@@]o}o$C@#^@o$o$C#@@#o$o} tducC@nunv@\
        pHnXCp,@@nupHpHC@p+p,@nXpHCnv@@p+nXnX u/ucC@]#@o}o}C^@@]o}o$C@#^@o$o$C#@@#o$o} phplHr]Cp-@@ntpJpJVo{HpQAp?ozp`\
        Lp3pPARp.p6Vp>C@oxoz;nsp<A<nso1CE=@FF2VncA9'nhLnlnOA$/nFHnOVq?Co+X<o'o%phHn6A<nu#HpbVk}C@,T@!!HlDC-@@,#_Vs$HLA\
        <p,o0Ho,A$$q>VkaC@ntnu@pInV plucC@npnp@pPnPCp1@@nppPpPC@p0p1@nPpPCnp@@p0nPnP qGucC@W)@ououCX@@Wouo,C@(X@o,o,C)\
        @@(o,ou t[ucC@npnp@pPnPCp1@@nppPpPC@p0p1@nPpPCnp@@p0nPnP u7ucC@W)@ououCX@@Wouo,C@(X@o,o,C)@@(o,ou php`Hr]Cp5@@\
        nlpVpVV_HpEApIp#p`Lp3pPATp4p5Vp>C@ouou4n}pDAo0n;nSVo'A;.niLnlnNC<:H@.5Hn[VpvAnbq1n$Hn`A8n]nuHpDVl,C@5K@..HlDC5\
        @@5/RVrVA(pcnXH0Ao(o(q>VkaC@nlnm@pUnJ p`ucC@nhnh@p]nDCp9@@nhp]p]C@p8p9@nDp]Cnh@@p8nDnD qSucC@O1@XXCO@@OX(C@1O@\
        ((C1@@1(X tOucC@nhnh@p]nDCp9@@nhp]p]C@p8p9@nDp]Cnh@@p8nDnD uCucC@O1@XXCO@@OX(C@1O@((C1@@1(X phptHr]Ao{Ho}Vt*AI\
        Nn;VFHn'CBnbpA@n>n7Cna@=nbn?pjHo$A,,q>VkaC@nynz@pAn_ tbqFADop]Vp&HpYAp8owp`Lp4pPAPp)p6Vp>C@owox=ntp5CBnapA@n>n\
        7Co1@U'nVoq phplHr]AotE]Vt5AHPnXC@D@<@LHn6CFnYpJ@n7n'Cn_@@n_n7pkA@O6Ho,A$$q>VkaC@ntnu@pInV thq?AFowoqVo{HpQAp?\
        ozp`Lp3pPARp.p6Vp>C@oxoz;nsp<CFnYpJ@n7n(An]Vnl php`Hr]AZBPVt(A=p8o!Hn`AlQ@j6H0Ao(o(q>VkaC@nlnm@pUnJ trq5AHp$ov\
        V_HpEApIp#p`Lp3pPATp4p5Vp>C@ouou4n}pDAm7mylh
        """
}
